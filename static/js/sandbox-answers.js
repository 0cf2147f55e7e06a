// A set of cards to choose: counted as one ticks, and to be confirmed only when there are as many as the rules ask for.

export function mindAnswers(page) {
  const confirm = page.querySelector("#confirm[data-least]");
  if (!confirm) return;
  const form = confirm.form;
  const least = Number(confirm.dataset.least);
  const most = Number(confirm.dataset.most);
  const words = confirm.textContent;
  const count = () => {
    const ticks = [...form.querySelectorAll('input[name="option"]')];
    const chosen = ticks.filter((tick) => tick.checked).length;
    confirm.disabled = chosen < least || chosen > most;
    confirm.textContent = least === most ? `Confirm ${chosen} of ${least}` : words;
    for (const tick of ticks) tick.closest(".choice").classList.toggle("is-ticked", tick.checked);
  };
  form.addEventListener("change", count);
  count();
}
