### Uma campanha começada na mesa de vocês.

setup-sheet = Uma campanha da mesa de vocês
setup-sheet-hint = Colem a folha de campanha em TOML: [[hero]] com hero, class, skills, items, xp; [overlord] com cards, relics, xp; [[quest]] com quest e winner; gold. O que faltar é calculado.
setup-not-in-the-sheet = A folha de campanha não está como deveria: { $said }.
setup-not-the-sheets-party = A folha traz { $wanted } heróis, mas { $found } foram escolhidos.
setup-not-a-hero-of-the-sheet = O jogo não tem nenhum herói “{ $hero }” da classe “{ $calling }”.
setup-not-quest-of-the-sheet = { $quest } não pode ter sido a aventura número { $number }; estavam abertas: { $open } (D2-NXT-02).
setup-not-skill-of-the-sheet = { $hero }: a classe { $calling } não tem uma habilidade “{ $skill }” que se aprenda uma vez (D2-EXP-04).
setup-not-experience-of-the-sheet = { $who }: { $earned } de experiência ganha e { $spent } gasta; { $left ->
    [0] não pode sobrar nada
    [one] deve sobrar 1
   *[other] devem sobrar { $left }
  } (D2-EXP-23).
setup-not-item-of-the-sheet = { $hero } não pode ter “{ $item }” no Ato { $act ->
    [1] I
   *[other] II
  }: a loja não tem essa carta ou todas as cópias já têm dono (D2-SHP-05).
setup-not-relic-of-the-sheet = { $who } não pode ter a relíquia “{ $relic }”: os heróis não a ganharam (D2-REL-02).
setup-not-card-of-the-sheet = O Senhor Supremo não pode ter comprado “{ $card }” { $times ->
    [one] uma vez
   *[other] { $times } vezes
  } (D2-EXP-19).
setup-not-relics-of-the-overlord = O Senhor Supremo ganhou estas relíquias: { $relics } (D2-REL-02).
setup-not-gold-of-the-sheet = As cartas dos heróis custam { $spent } de ouro e sobram { $gold }, mas { $quests ->
    [one] uma aventura rende
   *[other] { $quests } aventuras rendem
  } no máximo { $most } (D2-SHP-01).
