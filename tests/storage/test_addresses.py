"""Where tables are kept."""

from __future__ import annotations

import pytest

from undercroft.storage import KeepingError, default_url, open_store
from undercroft.storage.addresses import address, shown


def test_without_a_name_it_is_a_file_of_the_user() -> None:
    environ = {"HOME": "/home/ann"}
    assert default_url(environ, "linux") == "sqlite:////home/ann/.local/share/undercroft/tables.db"
    assert (
        default_url({**environ, "XDG_DATA_HOME": "/data"}, "linux") == "sqlite:////data/undercroft/tables.db"
    )


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("club.db", "club.db"),
        ("/srv/club.db", "/srv/club.db"),
        ("sqlite:////srv/club.db", "/srv/club.db"),
        ("sqlite+aiosqlite:///club.db", "club.db"),
        ("postgres://ann:sesame@db/club?sslmode=require", "postgresql://ann:***@db/club"),
        ("postgresql+psycopg://ann@db:5433/club", "postgresql://ann@db:5433/club"),
    ],
)
def test_a_database_is_named_as_people_write_it_and_told_without_its_password(url: str, name: str) -> None:
    assert shown(address(url)) == name


def test_the_mode_of_encryption_reaches_the_driver() -> None:
    assert address("postgresql://db/club?sslmode=require").query == {"ssl": "require"}


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://ann:sesame@db/club", "Tables cannot be kept in 'mysql'; name a file"),
        ("sqlite://", "in memory would be lost"),
        ("sqlite:///:memory:", "in memory would be lost"),
        ("postgresql://ann:sesame@db:port/club", "makes no sense"),
        ("://", "makes no sense"),
    ],
)
async def test_what_is_no_address_is_refused_without_its_password(url: str, why: str) -> None:
    with pytest.raises(KeepingError, match=why) as refused:
        await open_store(url)
    assert "sesame" not in str(refused.value)
