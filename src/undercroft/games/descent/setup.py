"""Before the quest: what can be chosen, and the state that it begins from (D2-SET, D2-HSU, D2-EPI)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Protocol

from msgspec import Meta
from msgspec.structs import replace

from undercroft.games.descent import advice, deck_building
from undercroft.games.descent.charge import QuestCharge, fault_of
from undercroft.games.descent.epic import BASIC, LEVELS, SALE, level_of
from undercroft.games.descent.library import Library, shop_copy
from undercroft.games.descent.outfits import callings, items, skills, starting
from undercroft.games.descent.provenance import designed_share
from undercroft.games.descent.rules.quests.quest import Outfit, PlayQuest
from undercroft.games.descent.state import DescentState, Overlord
from undercroft.games.descent.wishes import HeroWish, Ids, parse, read_party, written
from undercroft.games.setup_checks import checked
from undercroft.games.setups import Members, Menu, Named, Number, Offer, One, Refused, Setup, Several
from undercroft.kernel import CardId, Seat
from undercroft.parts.decks import Cards, OwnDeck

FIRST = "first-blood"  # the quest that a new table begins with
LEAST, MOST, USUAL = 2, 4, 4  # heroes (D2-GEN-02)
ALONE = "stand-alone"  # an Interlude or a Finale without its campaign (D2-QST-01)
VARIANTS: Mapping[str, str] = {
    "errata": "D2-ERR",
    "epic-advanced": "D2-EPI-02 advanced",
    "epic-expert": "D2-EPI-02 expert",
    ALONE: "D2-QST-01 stand-alone",
}
WIELDERS = (("warrior", "scout", "healer", "mage"), ("mage", "healer", "scout", "warrior"))  # plain, magic


def quests(content: Library, setup: object) -> Menu:
    """All twenty of the Quest Guide: those that are there, and those of the campaign (D2-QST-01)."""
    there = sorted(content.quest, key=lambda quest: content.quest[quest].number)
    later = [page.quest for page in content.map.values() if page.quest not in content.quest]
    return Menu(
        (
            *(
                Offer(
                    "quest",
                    quest,
                    remark="quest-designed",
                    number=designed_share(content, quest),
                    along=(("variants", ALONE),) if content.quest[quest].alone else (),
                )
                for quest in there
            ),
            *(Offer("quest", quest, playable=False, why="the campaign") for quest in dict.fromkeys(later)),
        )
    )


def variants(content: Library, setup: object) -> Menu:
    return Menu(tuple(Offer("variant", variant) for variant in VARIANTS))


def overlord_cards(content: Library, setup: DescentSetup) -> Menu:
    """The cards that the Overlord can buy at the power level that was chosen."""
    heroes = len(setup.party) or setup.players or USUAL
    return deck_building.bought(content, level_of(setup.variants), heroes, setup.scenario)


def shaped(content: Library, setup: DescentSetup, party: Sequence[HeroWish], place: int) -> HeroWish:
    """A hero with what the rest of the set-up says.

    Power level, the gold that is left, cards of others, and whom a new table would offer.
    """
    level = level_of(setup.variants)
    others = [wish for n, wish in enumerate(party) if n != place and isinstance(wish, HeroWish)]
    taken = tuple(card for wish in others for card in wish.items or ())
    spent = sum(content.item[card].price for card in taken if card in content.item)
    sales = SALE * sum(len(wish.sold or ()) for wish in others)
    gold = max(0, LEVELS[level].gold * len(party) + sales - spent)
    offered = advice.offered(content, setup.scenario or FIRST, len(party), place)
    return replace(party[place], level=level, gold=gold, taken=taken, offered=offered)


class DescentSetup(Setup, frozen=True):
    """A quest, optional rules and power level, the heroes, the Overlord's cards."""

    scenario: Annotated[str, Meta(max_length=60), One(menu=quests, help="which quest")] = ""
    encounter: Annotated[int, Number(least=1, most=2, in_form=False, help="begin with this encounter")] = 1
    variants: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(max_length=16),
        Several(menu=variants, option="variant", help="optional rules"),
    ] = ()
    party: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=600)] | HeroWish, ...],
        Meta(max_length=8),
        Members(
            record=HeroWish, least=LEAST, most=MOST, usual=USUAL, read=read_party, parse=parse, shaped=shaped,
            follows=True, help="hero[:class][;skills=…][;items=…][;sold=…],…, or a party file",
        ),
    ] = ()  # fmt: skip
    players: Annotated[int, Number(least=LEAST, most=MOST, in_form=False, help="how many heroes")] = 0
    deck: Annotated[
        Ids | None,
        Several(menu=overlord_cards, follows=True, help="cards that the Overlord buys in epic play"),
    ] = None
    charge: QuestCharge | None = None  # of a campaign, which says all the rest


def settle(content: Library, wishes: DescentSetup) -> DescentSetup:
    """Fill in what was not chosen; refuse what the game does not have (D2-GEN-01, D2-GEN-08, D2-SET-02)."""
    if wishes.charge is not None:
        return charged(content, wishes, wishes.charge)
    check_levels(wishes.variants)
    wishes = alone(content, wishes)
    party = with_classes(
        content, party_of(wishes) or first_party(content, wishes.scenario or FIRST, wishes.players)
    )
    check_archetypes(content, party)
    refuse_purchases(wishes, party)
    right = checked(content, replace(wishes, party=tuple(party)))
    check_size(wishes.players, party)
    quest = right.scenario or FIRST
    encounters = len(content.quest[quest].encounters)
    if right.encounter > encounters:
        raise Refused(
            "encounter", f"{quest} has {encounters} encounter only, so it cannot begin with 2.",
            "an-encounter", quest=Named("quest", quest, quest), encounters=encounters,
        )  # fmt: skip
    right = equipped(content, right)
    check_purchases(content, right)
    return replace(
        right,
        scenario=quest,
        party=tuple(written(each) for each in party_of(right)),
        players=len(party),
        variants=tuple(dict.fromkeys(right.variants)),
    )


def alone(content: Library, wishes: DescentSetup) -> DescentSetup:
    """An Interlude or Finale needs the variant that plays it by itself, at its own level (D2-QST-01)."""
    quest = content.quest.get(wishes.scenario)
    usual = quest.alone if quest else None
    if usual is None:
        others = tuple(variant for variant in wishes.variants if variant != ALONE)
        return wishes if others == wishes.variants else replace(wishes, variants=others)
    if ALONE not in wishes.variants:
        raise Refused(
            "scenario",
            f"{wishes.scenario} is a quest of a campaign (D2-QST-01): play it there, "
            f"or by itself with the variant {ALONE}.",
            "in-a-campaign-only", quest=Named("quest", wishes.scenario, wishes.scenario),
        )  # fmt: skip
    if level_of(wishes.variants) != BASIC:
        return wishes
    return replace(wishes, variants=(*wishes.variants, usual.level))


def charged(content: Library, wishes: DescentSetup, charge: QuestCharge) -> DescentSetup:
    """A charge leaves nothing to choose. It may come from a file, so it is looked through (D2-CAM-05)."""
    told = DescentSetup(
        scenario=charge.quest,
        variants=tuple(variant for variant, rule in VARIANTS.items() if rule in charge.variants),
        party=tuple(written(HeroWish(each.hero, each.calling)) for each in charge.heroes),
        players=len(charge.heroes),
        charge=charge,
    )
    if wishes not in (DescentSetup(charge=charge), told):
        raise Refused("charge", "A charge says all: nothing else can be chosen with it.", "beside-a-charge")
    unknown = [rule for rule in charge.variants if rule not in VARIANTS.values()]
    fault = f"there is no variant {unknown[0]!r}" if unknown else fault_of(content, charge)
    if fault:
        raise Refused("charge", f"The charge cannot be played: {fault}.", "charged", fault=fault)
    return told


def check_levels(variants: Sequence[str]) -> None:
    """One power level at most (D2-EPI-01)."""
    levels = [variant for variant in LEVELS if variant in variants]
    if len(levels) > 1:
        raise Refused(
            "variants", f"{' and '.join(levels)} are two power levels; choose one of them.", "two-levels"
        )


def check_size(players: int, party: Sequence[HeroWish]) -> None:
    """As many heroes as were asked for, if a number was named."""
    if players and players != len(party):
        raise Refused(
            "players", f"A party of {players} is asked for, but {len(party)} heroes are named.",
            "the-party", wanted=players, found=len(party),
        )  # fmt: skip


def check_archetypes(content: Library, party: Sequence[HeroWish]) -> None:
    """No class of another archetype (D2-HSU-05)."""
    for wish in party:
        sheet, calling = content.hero.get(wish.hero), content.calling.get(wish.calling)
        if sheet and calling and sheet.archetype != calling.archetype:
            fitting = ", ".join(offer.id for offer in callings(content, wish).offers)
            raise Refused(
                "party",
                f"{wish.hero} is a {sheet.archetype} and cannot be a {wish.calling}; "
                f"these classes are open to a {sheet.archetype}: {fitting}.",
                "of-the-archetype", hero=Named("hero", wish.hero, wish.hero),
                calling=Named("calling", wish.calling, wish.calling),
            )  # fmt: skip


def refuse_purchases(wishes: DescentSetup, party: Sequence[HeroWish]) -> None:
    """The basic game has basic skills, starting equipment and the basic deck (D2-HSU-09, D2-OSU-07)."""
    if level_of(wishes.variants) != BASIC:
        return
    bought = {f"skills of {wish.hero}": wish.skills for wish in party}
    bought |= {f"items of {wish.hero}": wish.items or wish.sold for wish in party}
    for what, some in {**bought, "cards of the Overlord": wishes.deck}.items():
        if some:
            field = "deck" if some is wishes.deck else "party"
            raise Refused(
                field,
                f"In the basic game nothing is bought or sold before the quest, so the {what} cannot be "
                "chosen; the variants epic-advanced and epic-expert allow it.",
                "bought",
            )


def first_party(content: Library, quest: str, players: int) -> list[HeroWish]:
    """A good first party of so many."""
    return [
        HeroWish(each.hero, each.calling) for each in advice.first_party(content, quest, players or USUAL)
    ]


def with_classes(content: Library, party: Sequence[HeroWish]) -> list[HeroWish]:
    """A hero without a class takes the first free one of his archetype (D2-HSU-04, D2-HSU-06, D2-HSU-13)."""
    taken = {wish.calling for wish in party}
    found = []
    for wish in party:
        if not wish.calling and wish.hero in content.hero:
            free = [each.id for each in callings(content, wish).offers if each.id not in taken]
            wish = replace(wish, calling=free[0] if free else "")
            taken.add(wish.calling)
        found.append(wish)
    return found


def equipped(content: Library, setup: DescentSetup) -> DescentSetup:
    """The same with all that was not bought as a good player would buy it, hero after hero."""
    party = party_of(setup)
    for place, wish in enumerate(party):
        wish = shaped(content, setup, party, place)
        if wish.level == BASIC:
            party[place] = replace(wish, skills=None, items=None, sold=None)
            continue
        if wish.skills is None:
            wish = replace(wish, skills=skills(content, wish).advised)
        if wish.items is None:
            wish = replace(wish, items=items(content, wish).advised)
            if wish.sold is None:
                wish = replace(wish, sold=starting(content, wish).advised)
        party[place] = replace(wish, sold=wish.sold or ())
    deck = setup.deck
    if deck is None and level_of(setup.variants) != BASIC:
        deck = overlord_cards(content, setup).advised
    return replace(setup, party=tuple(party), deck=deck or None)


def check_purchases(content: Library, setup: DescentSetup) -> None:
    """The heroes' gold and the shop's cards are enough for all of them (D2-EPI-03, D2-EPI-07, D2-GOLD-07)."""
    party, level = party_of(setup), LEVELS[level_of(setup.variants)]
    cards = Counter(card for wish in party for card in wish.items or ())
    for card, times in cards.items():
        if times > content.item[card].copies:
            raise Refused(
                "party", f"{card} is bought {times} times, but the shop has {content.item[card].copies}.",
                "in-the-shop", card=Named("item", card, card), times=times, most=content.item[card].copies,
            )  # fmt: skip
    price = sum(content.item[card].price * times for card, times in cards.items())
    gold = level.gold * len(party) + SALE * sum(len(wish.sold or ()) for wish in party)
    if price > gold:
        raise Refused(
            "party", f"The heroes' items cost {price} gold, but they have {gold} together.",
            "enough-gold", price=price, gold=gold,
        )  # fmt: skip
    deck_building.check_deck(content, setup.deck or ())


class WithParty(Protocol):
    """A set-up that names heroes: that of a quest, or of a campaign."""

    @property
    def party(self) -> tuple[str | HeroWish, ...]: ...


def party_of(setup: WithParty) -> list[HeroWish]:
    return [parse(each) if isinstance(each, str) else each for each in setup.party]


def begin(content: Library, setup: DescentSetup) -> DescentState:
    """An empty table, set up by the first procedure; Act I cards but for experts (D2-GEN-09, D2-MON-06).

    Nothing remains of gold and experience that was not spent (D2-EPI-06).
    """
    if setup.charge:
        return begin_charged(setup.charge)
    party = party_of(setup)
    overlord = Seat(len(party))
    state = DescentState(
        quest=setup.scenario,
        encounter=setup.encounter,
        act=LEVELS[level_of(setup.variants)].act,
        overlord=Overlord(overlord),
        deck=OwnDeck(seat=overlord),
        variants=tuple(VARIANTS[variant] for variant in setup.variants),
    )
    outfits: list[Outfit] = []
    for wish in party:
        outfits.append(outfit_of(content, wish, outfits))
    history: tuple[tuple[str, int], ...] = ()
    if usual := content.quest[setup.scenario].alone:
        state.overlord, history = Overlord(overlord, relics=usual.relics), usual.history
        outfits = with_relics(content, outfits, usual.items)
    deck = deck_building.deck_of(content, setup.deck or ())
    state.frames.append(PlayQuest(tuple(outfits), deck, setup.encounter, history=history))
    return state


def with_relics(content: Library, outfits: Sequence[Outfit], relics: Sequence[str]) -> list[Outfit]:
    """Each relic with the hero who can use it best, one each: magic for mages and healers (D2-REL-11)."""
    found, laden = list(outfits), set[int]()
    for relic in relics:
        wielders = WIELDERS[bool({"magic", "rune"} & set(content.item[relic].traits))]
        free = [n for n in range(len(found)) if n not in laden] or list(range(len(found)))
        best = min(free, key=lambda n: wielders.index(content.hero[found[n].hero].archetype))
        laden.add(best)
        found[best] = replace(found[best], items=(CardId(relic), *found[best].items))
    return found


def begin_charged(charge: QuestCharge) -> DescentState:
    """A quest of a campaign: what the heroes and the Overlord have by now (D2-CAM-05, D2-CAM-06).

    All of it is fresh: no card exhausted, sheets face up, nobody hurt, no condition (D2-CPH-15), and cards
    that were set aside before are in the deck again (D2-EXP-17).
    """
    overlord = Seat(len(charge.heroes))
    outfits = tuple(Outfit(each.hero, each.calling, each.skills, each.items) for each in charge.heroes)
    first = PlayQuest(outfits, charge.deck, route=charge.route, history=charge.history, gone=charge.gone)
    return DescentState(
        frames=[first],
        quest=charge.quest,
        act=charge.act,
        overlord=Overlord(overlord, relics=charge.relics),
        deck=OwnDeck(seat=overlord),
        variants=charge.variants,
    )


def outfit_of(content: Library, wish: HeroWish, others: Sequence[Outfit] = ()) -> Outfit:
    """Skills beside the basic one and all equipment: of the class, less what is sold, and from the shop.

    The basic game has the starting equipment only (D2-HSU-08, D2-HSU-09). Bought cards come first, since they
    are worn in place of those of the class.
    """
    held = [card for outfit in others for card in outfit.items]
    bought: list[CardId] = []
    for name in wish.items or ():
        bought.append(shop_copy(content, name, (*held, *bought)))
    own = [card for card in content.calling[wish.calling].items if card not in (wish.sold or ())]
    cards: Cards = (*bought, *map(CardId, own))
    return Outfit(wish.hero, wish.calling, skills=wish.skills or (), items=cards)


def seats(content: Library, setup: DescentSetup) -> Sequence[str]:
    """The heroes in their order, then the Overlord: who takes which is chosen at the table (D2-SET-04)."""
    return [*(f"hero-{wish.hero}" for wish in party_of(setup)), "overlord"]
