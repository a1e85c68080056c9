"""Campaigns and their delves: kept, listed, backed up and deleted together."""

from __future__ import annotations

from pathlib import Path

from undercroft.storage import Store, open_store
from undercroft.storage.backup import back_up, restore

DAY = 24 * 60 * 60


async def family(store: Store) -> None:
    """A campaign with two delves, and a game that stands alone."""
    await store.create("zz-parent", "AAAAAA", "tiny-campaign", [b"1"], kind="campaign")
    await store.create("child-1", "BBBBBB", "tiny", [b"1"], parent="zz-parent", kind="child")
    await store.create("child-2", "CCCCCC", "tiny", [b"1"], parent="zz-parent", kind="child")
    await store.create("alone", "DDDDDD", "tiny", [b"1"])


async def test_a_campaign_knows_its_children(url: str) -> None:
    async with await open_store(url) as store:
        await family(store)
        children = await store.children("zz-parent")
        assert [(each.id, each.parent, each.kind) for each in children] == [
            ("child-1", "zz-parent", "child"),
            ("child-2", "zz-parent", "child"),
        ]
        assert await store.children("alone") == [] == await store.children("child-1")
        kept = (await store.summaries(["zz-parent", "alone"])).values()
        assert {(each.id, each.parent, each.kind) for each in kept} == {
            ("zz-parent", None, "campaign"),
            ("alone", None, "game"),
        }


async def test_a_family_is_backed_up_and_restored_whole(url: str, tmp_path: Path) -> None:
    """Parents stand before their children, whatever their ids and the second in which they were made."""
    async with await open_store(url) as store:
        await family(store)
        await back_up(store, tmp_path / "backup")
        before = await store.summaries(["zz-parent", "child-1", "child-2", "alone"])
        await restore(store, tmp_path / "backup", replace=True)
        assert await store.summaries(before) == before
    async with await open_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
        await restore(other, tmp_path / "backup")
        assert await other.summaries(before) == before
        assert [each.id for each in await other.children("zz-parent")] == ["child-1", "child-2"]


async def test_what_nobody_plays_is_forgotten_by_families(url: str) -> None:
    async with await open_store(url) as store:
        now = 1_000_000_000
        store.clock = lambda: now
        await family(store)
        await store.create("idle", "EEEEEE", "tiny-campaign", [b"1"], kind="campaign")
        await store.create("idle-child", "FFFFFF", "tiny", [b"1"], parent="idle", kind="child")
        await store.create("busy", "GGGGGG", "tiny-campaign", [b"1"], kind="campaign")
        await store.create("busy-child", "HHHHHH", "tiny", [b"1"], parent="busy", kind="child")
        now += 20 * DAY
        await store.touch("child-2", b"{}", answers=3)  # long ago, but it was played
        await store.touch("busy-child", b"{}", answers=0)
        now += 20 * DAY
        await store.touch("busy-child", b"{}", answers=0)  # somebody was there lately
        assert await store.delete_old(10) == 3  # "alone", and "idle" with its child
        ids = ["zz-parent", "child-1", "child-2", "alone", "idle", "idle-child", "busy", "busy-child"]
        assert sorted(await store.summaries(ids)) == ["busy", "busy-child", "child-1", "child-2", "zz-parent"]
