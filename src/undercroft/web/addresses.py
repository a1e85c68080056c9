"""Whose address a request counts for, also where trusted proxies stand in front of the server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

HOME = 64  # bits of an IPv6 address that a household shares: whoever has one has all behind it


def check_network(text: str) -> str:
    """An address or a network as it is written; raises ValueError for anything else."""
    return str(ip_network(text.strip()))


def counted(host: str) -> str:
    """The key that limits count by: an IPv4 address, or the network of an IPv6 one."""
    address = _parsed(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOME), strict=False))
    return str(address) if address else host


class Proxies:
    """The proxies whose word about their clients is believed."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = [ip_network(text) for text in networks]

    def trusts(self, host: str) -> bool:
        """Is this one of them?"""
        address = _parsed(host)
        return address is not None and any(address in network for network in self._networks)

    def client(self, host: str, forwarded: Sequence[str]) -> str:
        """The rightmost address that no proxy of ours has: each proxy appends whom it was asked by.

        All further left was written by that client, who may have written anything.
        """
        if not self.trusts(host):
            return counted(host)
        named = [part.strip() for header in forwarded for part in header.split(",")]
        for part in reversed(named):
            found = _parsed(_without_port(part))
            if found is None:
                break  # no address: the last proxy answers for it
            host = str(found)
            if not self.trusts(host):
                break
        return counted(host)


def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that came by an IPv6 socket is that of IPv4."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
