### A campaign that was begun at a table of one's own.

setup-sheet = A campaign from your own table
setup-sheet-hint = Paste your campaign sheet as TOML: [[hero]] with hero, class, skills, items, xp; [overlord] with cards, relics, xp; [[quest]] with quest and winner; gold. What you leave out is worked out.
setup-not-in-the-sheet = The campaign sheet is not as expected: { $said }.
setup-not-the-sheets-party = The sheet names { $wanted } heroes, but { $found } are chosen.
setup-not-a-hero-of-the-sheet = The game has no hero “{ $hero }” of the class “{ $calling }”.
setup-not-quest-of-the-sheet = { $quest } cannot have been quest { $number }; open were: { $open } (D2-NXT-02).
setup-not-skill-of-the-sheet = { $hero }: the class { $calling } has no skill “{ $skill }” to learn once (D2-EXP-04).
setup-not-experience-of-the-sheet = { $who }: { $earned } experience earned, { $spent } spent; { $left ->
    [0] nothing must be
   *[other] { $left } must be
  } left (D2-EXP-23).
setup-not-item-of-the-sheet = { $hero } cannot have “{ $item }” in Act { $act ->
    [1] I
   *[other] II
  }: the shop has no such card, or all copies are taken (D2-SHP-05).
setup-not-relic-of-the-sheet = { $who } cannot have the relic “{ $relic }”: the heroes did not win it (D2-REL-02).
setup-not-card-of-the-sheet = The Overlord cannot have bought “{ $card }” { $times ->
    [one] once
   *[other] { $times } times
  } (D2-EXP-19).
setup-not-relics-of-the-overlord = The Overlord has won these relics: { $relics } (D2-REL-02).
setup-not-gold-of-the-sheet = The heroes’ cards cost { $spent } gold and { $gold } is left, but { $quests ->
    [one] one quest brings
   *[other] { $quests } quests bring
  } { $most } at most (D2-SHP-01).
