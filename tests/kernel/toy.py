"""A brawl of three, small and complete: everything that the kernel promises happens in it."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from kernel import toy_table
from kernel.toy_table import (
    CARDS,
    DIE,
    HEALTH,
    ROUNDS,
    SEATS,
    Acted,
    CardPlayed,
    ChestOpened,
    Drawn,
    DrinkOption,
    Drunk,
    Hurt,
    Player,
    Rolled,
    RoundBegan,
    SipOption,
    StanceOption,
    Stood,
    TargetOption,
    Toy,
    ToyState,
    VoteOption,
    figure,
    living,
)
from undercroft.kernel import (
    Ask,
    Call,
    CardId,
    Done,
    Ended,
    FigureId,
    Game,
    GameOver,
    Modifier,
    Next,
    Procedure,
    Right,
    Rules,
    Seat,
    Trigger,
    ask,
    ask_any,
    replace,
    step,
    window,
)  # fmt: skip

__all__ = [
    "Acted", "Attack", "Brawl", "CARDS", "Calm", "CardPlayed", "ChestOpened", "Cover", "DIE", "Dodge",
    "Drawn", "Drink", "DrinkOption", "Drunk", "Fury", "HEALTH", "Hurt", "PLAYS", "Player", "Prick",
    "ROUNDS", "RULES", "Riposte", "Rolled", "RoundBegan", "SEATS", "SipOption", "Spite", "StanceOption",
    "Stood", "Suffer", "TargetOption", "Toy", "ToyState", "Turn", "VoteOption", "figure", "fresh",
    "guards", "hand", "hands", "keeps_cards", "keeps_health", "living", "make_rules", "new_game",
    "rights", "unseen",
]  # fmt: skip


class Brawl(Procedure, tag="toy.brawl"):
    """Rounds until one is left, or for as long as the table plays."""

    @step("TOY-RND-01")
    def begin_round(self, g: Toy) -> None:
        if g.state.round == ROUNDS:
            g.emit(GameOver("draw"), "TOY-END-02")
        else:
            g.emit(RoundBegan(g.state.round + 1))

    @step("TOY-RND-02")
    def draw(self, g: Toy) -> None:
        for seat in living(g.state):
            if pile := g.state.players[seat].pile:
                g.emit(Drawn(seat, CardId(g.chance(f"card of seat {seat}", pile))))

    @step("TOY-RND-03")
    def choose(self, g: Toy) -> Next:
        stances = tuple(map(StanceOption, ("attack", "guard", "rest")))
        return Ask(dict.fromkeys(living(g.state), stances), secret=True)

    @choose.all_answered
    def show(self, g: Toy, picked: Mapping[Seat, StanceOption]) -> None:
        for seat, option in picked.items():
            g.emit(Stood(seat, option.stance))

    @step("TOY-RND-04")
    def vote(self, g: Toy) -> Next:
        """The chest is opened, or not, by the first who says so."""
        if g.state.chest != "shut":
            return None
        return ask_any(living(g.state), VoteOption(True), VoteOption(False))

    @vote.answered
    def open_chest(self, g: Toy, picked: VoteOption) -> None:
        if picked.opens:
            g.emit(ChestOpened("thorns"))
            g.arm(
                Trigger("Hurt", Prick(), g.answering, "thorns", "TOY-CHS-01", optional=False, until="round")
            )

    @step("TOY-RND-05")
    def attack_next(self, g: Toy) -> Next:
        """Who comes next follows from the state."""
        for player in g.state.players.values():
            if player.stance == "attack" and not player.has_acted and player.health > 0:
                return Call(Turn(player.seat), then=self.attack_next)
        return None

    @step("TOY-RND-06")
    def end_round(self, g: Toy) -> Next:
        g.emit(Ended(until="round"))
        return self.begin_round


class Turn(Procedure, tag="toy.turn"):
    """The one attack of a round."""

    seat: Seat

    @step("TOY-TRN-01")
    def begin(self, g: Toy) -> None:
        g.emit(Acted(self.seat))

    @step("TOY-TRN-02")
    def fight(self, g: Toy) -> Next:
        return Call(Attack(self.seat))


class Attack(Procedure, tag="toy.attack"):
    """Aim, roll, deal."""

    attacker: Seat
    target: Seat = Seat(-1)
    face: int = 0

    def goes_on(self, g: Toy) -> bool:
        return g.state.players[self.attacker].health > 0

    @step("TOY-ATK-01")
    def aim(self, g: Toy) -> Next:
        if self.target >= 0:
            return None
        return ask(self.attacker, *(TargetOption(seat) for seat in living(g.state) if seat != self.attacker))

    @aim.answered
    def settle(self, g: Toy, picked: TargetOption) -> None:
        self.target = picked.seat

    targeted = window("TOY-ATK-02")

    @step("TOY-ATK-02")
    def settle_target(self, g: Toy) -> Next:
        """Somebody may have stepped in; whoever it is must be a legal target again."""
        self.target = Seat(g.total("target", base=self.target))
        return None if self.target in living(g.state) and self.target != self.attacker else Done(0)

    @step("TOY-ATK-03")
    def roll(self, g: Toy) -> None:
        self.face = int(g.chance("attack die", DIE))
        g.emit(Rolled(self.attacker, self.face))

    rolled = window("TOY-ATK-04")

    @step("TOY-ATK-05")
    def deal(self, g: Toy) -> Next:
        power = g.total("damage", figure(self.attacker), self.face)
        return Call(Suffer(self.target, max(0, power), by=self.attacker))

    @deal.returned
    def finish(self, g: Toy, result: int) -> Next:
        return Done(result)


class Suffer(Procedure, tag="toy.suffer"):
    """Damage comes to somebody, who may have an answer."""

    seat: Seat
    amount: int
    by: Seat

    before = window("TOY-SUF-01")

    @step("TOY-SUF-02")
    def lose(self, g: Toy) -> None:
        self.amount = max(0, g.total("suffered", figure(self.seat), self.amount))
        if self.amount:
            g.emit(Hurt(self.seat, self.amount))

    @step("TOY-END-01")
    def look_around(self, g: Toy) -> Next:
        if len(left := living(g.state)) == 1:
            g.emit(GameOver(f"seat{left[0]}"))
        return Done(self.amount)


class Drink(Procedure, tag="toy.drink"):
    """A potion, at any time: how deep a sip?"""

    seat: Seat

    @step("TOY-POT-01")
    def measure(self, g: Toy) -> Next:
        return ask(self.seat, SipOption(1), SipOption(2))

    @measure.answered
    def swallow(self, g: Toy, picked: SipOption) -> None:
        g.emit(Drunk(self.seat, picked.amount))


class Prick(Procedure, tag="toy.prick"):
    """Thorns: who hurts another is hurt."""

    def applies(self, g: Toy) -> bool:
        return g.about(Hurt).seat == g.nearest(Suffer).seat

    @step("TOY-CHS-01")
    def prick(self, g: Toy) -> None:
        g.emit(Hurt(g.nearest(Suffer).by, 1))


class Calm(Procedure, tag="toy.calm"):
    """In play, for whoever has it: this damage is one less."""

    seat: Seat

    def applies(self, g: Toy) -> bool:
        return g.nearest(Suffer).seat == self.seat

    @step("TOY-CLM-01")
    def breathe(self, g: Toy) -> None:
        g.modify("suffered", -1, within=g.opener(), source="calm")


class Fury(Procedure, tag="toy.fury"):
    """The attacker's: this attack +2."""

    seat: Seat

    def applies(self, g: Toy) -> bool:
        return g.nearest(Attack).attacker == self.seat

    @step("TOY-CRD-01")
    def rage(self, g: Toy) -> None:
        g.emit(CardPlayed(self.seat, CardId("fury")))
        g.modify("damage", 2, within=g.nearest(Attack), subject=figure(self.seat), source="fury")


class Dodge(Procedure, tag="toy.dodge"):
    """The victim's: this damage is 0."""

    seat: Seat

    def applies(self, g: Toy) -> bool:
        return g.nearest(Suffer).seat == self.seat

    @step("TOY-CRD-02")
    def duck(self, g: Toy) -> None:
        g.emit(CardPlayed(self.seat, CardId("dodge")))
        g.modify("suffered", 0, "set", within=g.opener(), source="dodge")


class Riposte(Procedure, tag="toy.riposte"):
    """The victim's: an attack in the middle of the attack."""

    seat: Seat

    def applies(self, g: Toy) -> bool:
        return g.nearest(Suffer).seat == self.seat

    @step("TOY-CRD-03")
    def lunge(self, g: Toy) -> Next:
        g.emit(CardPlayed(self.seat, CardId("riposte")))
        return Call(Attack(self.seat, g.nearest(Suffer).by))


class Cover(Procedure, tag="toy.cover"):
    """Anybody else's: be the target instead."""

    seat: Seat

    def applies(self, g: Toy) -> bool:
        attack = g.nearest(Attack)
        return self.seat not in (attack.attacker, attack.target)

    @step("TOY-CRD-04")
    def step_in(self, g: Toy) -> None:
        g.emit(CardPlayed(self.seat, CardId("cover")))
        g.modify("target", self.seat, "set", within=g.opener(), source="cover")


class Spite(Procedure, tag="toy.spite"):
    """Whoever is hurt, the hurt is passed on: one of the others, too."""

    seat: Seat

    def applies(self, g: Toy) -> bool:
        return g.about(Hurt).seat == self.seat

    @step("TOY-CRD-05")
    def play(self, g: Toy) -> None:
        """First the card is shown: a waiting frame is seen by all, and would give it away."""
        g.emit(CardPlayed(self.seat, CardId("spite")))

    @step("TOY-CRD-06")
    def pick_victim(self, g: Toy) -> Next:
        others = [TargetOption(seat) for seat in living(g.state) if seat != self.seat]
        return ask(self.seat, *others) if others else None

    @pick_victim.answered
    def pass_on(self, g: Toy, picked: TargetOption) -> None:
        g.emit(Hurt(picked.seat, 1))


PLAYS: dict[str, tuple[tuple[str, Any], ...]] = {
    "toy.attack.targeted": (("cover", Cover),),
    "toy.attack.rolled": (("fury", Fury),),
    "toy.suffer.before": (("dodge", Dodge), ("riposte", Riposte)),
    "Hurt": (("spite", Spite),),
}


def hands(on: str) -> Any:
    """Whoever holds cards is asked at these windows, whatever they are."""

    def hidden(g: Toy) -> Mapping[Seat, tuple[Trigger, ...]]:
        return {
            seat: tuple(
                Trigger(on, do(seat), seat, card, "TOY-CRD-00")
                for card, do in PLAYS[on]
                if card in player.cards
            )
            for seat, player in g.state.players.items()
            if player.cards and player.health > 0
        }

    return hidden


def rights(g: Toy, seat: Seat) -> Sequence[Right]:
    """A potion may be drunk at any time of one's own, but not in the middle of drinking it."""
    player = g.state.players[seat]
    drinking = any(isinstance(frame, Drink) for frame in g.state.frames)
    return () if drinking or not player.potions else (Right(DrinkOption(), Drink(seat)),)


def guards(g: Toy, subject: FigureId) -> Sequence[Modifier]:
    """Who stands on guard suffers one less."""
    guarding = g.state.players[Seat(subject - 1)].stance == "guard"
    return (Modifier("suffered", -1, source="guard", rule="TOY-STN-02"),) if guarding else ()


def unseen(s: ToyState, seat: Seat) -> Sequence[str]:
    player = s.players[seat]
    left = list(CARDS)
    for card in (*player.discard, *player.cards, *player.pile):
        if card in left:
            left.remove(card)
    return left


def keeps_cards(s: ToyState) -> str:
    for seat, player in s.players.items():
        if sorted((*player.cards, *player.pile, *player.discard)) != sorted(CARDS):
            return f"seat {seat} has lost or gained cards"
    return ""


def keeps_health(s: ToyState) -> str:
    bad = [seat for seat, player in s.players.items() if not 0 <= player.health <= HEALTH]
    return f"seat {bad[0]} has impossible health" if bad else ""


def make_rules(*more: Any, **changes: Any) -> Rules[ToyState]:
    """The rules of the brawl, with the procedures and events of other modules where a test brings its own."""
    settings: dict[str, Any] = {
        "hidden": {on: hands(on) for on in PLAYS},
        "derived": {"suffered": (guards,)},
        "rights": rights,
        "unseen": unseen,
        "invariants": (keeps_cards, keeps_health),
        **changes,
    }
    return Rules(ToyState, [toy_table, sys.modules[__name__], *more], lambda g: SEATS, **settings)


RULES = make_rules()


def fresh(*frames: Procedure, rng: Any = 1, **players: Any) -> ToyState:
    """A state that is about to run these frames, or a whole brawl; `seat0={...}` changes a player."""
    state = ToyState(players={seat: Player(seat) for seat in SEATS}, rng=rng)
    for seat in SEATS:
        state.players[seat] = replace(state.players[seat], **players.get(f"seat{seat}", {}))
    state.frames.extend(frames or (Brawl(),))
    return state


def new_game(seed: int, rules: Rules[ToyState] = RULES) -> Toy:
    """A brawl at its first question."""
    game: Toy = Game(rules, fresh(rng=seed), log=[])
    game.advance()
    return game


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    """A player's cards, and the pile without them."""
    pile = list(CARDS)
    for card in cards:
        pile.remove(CardId(card))
    return {"cards": tuple(map(CardId, cards)), "pile": tuple(pile), **more}
