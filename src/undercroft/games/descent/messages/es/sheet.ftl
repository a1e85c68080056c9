### Una campaña empezada en la mesa propia.

setup-sheet = Una campaña de vuestra propia mesa
setup-sheet-hint = Pegad la hoja de campaña en TOML: [[hero]] con hero, class, skills, items, xp; [overlord] con cards, relics, xp; [[quest]] con quest y winner; gold. Lo que falte se calcula.
setup-not-in-the-sheet = La hoja de campaña no es como debería: { $said }.
setup-not-the-sheets-party = La hoja nombra { $wanted } héroes, pero hay { $found } elegidos.
setup-not-a-hero-of-the-sheet = El juego no tiene ningún héroe «{ $hero }» de la clase «{ $calling }».
setup-not-quest-of-the-sheet = { $quest } no pudo ser la aventura número { $number }; estaban abiertas: { $open } (D2-NXT-02).
setup-not-skill-of-the-sheet = { $hero }: la clase { $calling } no tiene una habilidad «{ $skill }» que se aprenda una vez (D2-EXP-04).
setup-not-experience-of-the-sheet = { $who }: { $earned } de experiencia ganada y { $spent } gastada; { $left ->
    [0] no debe quedar nada
    [one] debe quedar 1
   *[other] deben quedar { $left }
  } (D2-EXP-23).
setup-not-item-of-the-sheet = { $hero } no puede tener «{ $item }» en el Acto { $act ->
    [1] I
   *[other] II
  }: la tienda no tiene esa carta o todas las copias están cogidas (D2-SHP-05).
setup-not-relic-of-the-sheet = { $who } no puede tener la reliquia «{ $relic }»: los héroes no la ganaron (D2-REL-02).
setup-not-card-of-the-sheet = El Señor Supremo no puede haber comprado «{ $card }» { $times ->
    [one] una vez
   *[other] { $times } veces
  } (D2-EXP-19).
setup-not-relics-of-the-overlord = El Señor Supremo ha ganado estas reliquias: { $relics } (D2-REL-02).
setup-not-gold-of-the-sheet = Las cartas de los héroes cuestan { $spent } de oro y quedan { $gold }, pero { $quests ->
    [one] una aventura da
   *[other] { $quests } aventuras dan
  } como mucho { $most } (D2-SHP-01).
