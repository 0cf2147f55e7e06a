// Reads a pack: the length of an index, the index as JSON, the files end to end.

const LENGTH_BYTES = 4;

/** The index of a pack that lies in a blob, and a way to a file of it that reads only this file. */
export async function openPack(blob) {
  const length = new DataView(await blob.slice(0, LENGTH_BYTES).arrayBuffer()).getUint32(0);
  const end = LENGTH_BYTES + length;
  const index = JSON.parse(await blob.slice(LENGTH_BYTES, end).text());
  return { index, file: (one) => blob.slice(end + one.start, end + one.start + one.length) };
}

/** Every file of a pack that lies in a buffer, without copying: [name, bytes] one after the other. */
export function* filesOf(buffer) {
  const end = LENGTH_BYTES + new DataView(buffer).getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, LENGTH_BYTES, end - LENGTH_BYTES)));
  for (const [name, one] of Object.entries(index)) yield [name, new Uint8Array(buffer, end + one.start, one.length)];
}
