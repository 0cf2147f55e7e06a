"""Which of a machine's addresses a phone is shown first."""

import socket

from agot_judge.serving.networks import Found, addresses_here, in_order

WIFI, CABLE = Found("192.168.1.7", "wlan0"), Found("10.0.0.4", "eth0")
LOOPBACK, OF_A_CONTAINER = Found("127.0.0.1", "lo"), Found("172.17.0.1", "docker0")
TUNNEL, OF_ITS_OWN = Found("10.8.0.2", "tun0"), Found("169.254.3.4", "wlan1")


def test_the_address_that_the_machine_speaks_from_is_first():
    assert in_order([WIFI, CABLE], CABLE.address) == [CABLE.address, WIFI.address]


def test_a_tunnel_is_behind_the_hall_even_where_the_machine_speaks_through_it():
    """A laptop with a VPN speaks to the world through it, and no phone in the hall is in there."""
    assert in_order([TUNNEL, OF_A_CONTAINER, WIFI], TUNNEL.address)[0] == WIFI.address


def test_without_a_way_out_of_the_hall_its_network_is_found():
    """A hotspot without internet: the machine would speak to the world from nowhere."""
    assert in_order([LOOPBACK, WIFI], "") == [WIFI.address]


def test_an_address_that_the_machine_gave_itself_comes_last():
    assert in_order([OF_ITS_OWN, OF_A_CONTAINER, WIFI], "")[-1] == OF_ITS_OWN.address


def test_no_phone_reaches_a_loopback_or_a_bare_link():
    """A link-local address of IPv6 means nothing without the interface, which an address in a browser does not name."""
    assert in_order([LOOPBACK, Found("::1", "lo"), Found("fe80::1", "wlan0")], "") == []


def test_the_addresses_of_this_machine_are_addresses():
    """Each can be listened at."""
    for one in addresses_here(socket.AF_INET):
        socket.create_server((one, 0)).close()
