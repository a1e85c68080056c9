"""Who is counted for a request: the connection's own address, or what a trusted proxy says."""

from __future__ import annotations

import pytest

from undercroft.web.addresses import Proxies, check_network, counted

OURS = Proxies(("10.0.0.0/8", "2001:db8::7"))


@pytest.mark.parametrize(
    ("host", "forwarded", "client"),
    [
        ("198.51.100.1", [], "198.51.100.1"),
        ("198.51.100.1", ["203.0.113.9"], "198.51.100.1"),  # nobody of ours: not believed
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),  # the client wrote what stands left
        ("10.0.0.1", ["1.1.1.1", "203.0.113.9"], "203.0.113.9"),  # in a header of its own
        ("10.0.0.1", ["1.1.1.1, 203.0.113.9, 10.9.9.9"], "203.0.113.9"),  # two proxies
        ("10.0.0.1", ["10.1.1.1, 10.2.2.2"], "10.1.1.1"),  # a client in our own network
        ("10.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("10.0.0.1", ["1.1.1.1, unknown"], "10.0.0.1"),  # no address: the proxy answers for it
        ("10.0.0.1", ["1.1.1.1, nonsense, 10.2.2.2"], "10.2.2.2"),
        ("::ffff:10.0.0.1", ["203.0.113.9"], "203.0.113.9"),  # IPv4 by an IPv6 socket
        ("2001:db8::7", ["[2001:db8:1:2::5]:443"], "2001:db8:1:2::/64"),
        ("2001:db8::8", ["203.0.113.9"], "2001:db8::/64"),
        ("", ["203.0.113.9"], ""),
    ],
)
def test_the_rightmost_address_that_no_proxy_of_ours_has(
    host: str, forwarded: list[str], client: str
) -> None:
    assert OURS.client(host, forwarded) == client


def test_without_proxies_no_header_counts() -> None:
    assert Proxies().client("127.0.0.1", ["203.0.113.9"]) == "127.0.0.1"


def test_a_household_of_ipv6_is_one_address() -> None:
    assert counted("2001:db8:1:2::5") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::5")
    assert counted("fe80::1%eth0") == "fe80::/64"


@pytest.mark.parametrize("text", ["*", "proxy", "10.0.0.1/8", "10.0.0", "", "10.0.0.1:80"])
def test_what_is_no_address_is_no_proxy(text: str) -> None:
    with pytest.raises(ValueError):
        check_network(text)
