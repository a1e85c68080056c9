### La campaña: aventura tras aventura, experiencia, la tienda, el camino hasta el Gran final.

game-descent-campaign = La Runa de las Sombras
    .article = no
    .gender = f
game-descent-campaign-lead = La campaña de Descent: nueve aventuras en dos actos. Los héroes y el Señor Supremo crecen con experiencia, oro y reliquias; el Gran final decide.
variant-own-table = las aventuras también pueden jugarse en vuestra propia mesa y anotarse aquí
setup-not-bought-before-a-campaign = Una campaña empieza con las habilidades básicas y el equipo inicial; lo demás se compra por el camino.

## Acontecimientos

event-hero-enlisted = { $hero-hero-the } participa; clase: { $hero-calling }{ $hero-items-count ->
    [0] { "" }
   *[other] ; lleva: { $hero-items }
}.
event-overlord-enlisted = El Señor Supremo participa{ $overlord-cards-count ->
    [0] { "" }
   *[other] { " " }y ha añadido a su mazo: { $overlord-cards }
}.
event-sheet-read = La campaña continúa en el Acto { $act ->
    [2] II
   *[1] I
}, después de { $played-count ->
    [one] 1 aventura
   *[other] { $played-count } aventuras
} y con { $purse-gold } de oro.
event-quest-chosen = { $side-id ->
    [heroes] Los héroes eligen la siguiente aventura: { $quest }.
    [overlord] El Señor Supremo elige la siguiente aventura: { $quest }.
   *[none] La siguiente aventura: { $quest }.
}
event-quest-ended = { $played-winner-id ->
    [heroes] { $played-quest }: han ganado los héroes
   *[overlord] { $played-quest }: ha ganado el Señor Supremo
}{ $played-recorded ->
    [yes] , en su propia mesa
   *[no] { "" }
}.
event-items-returned = Los héroes vuelven con otras cartas que las que llevaron.
event-gold-gained = { $source-id ->
    [search] Las cartas de Búsqueda dan { $gold } de oro.
    [epic] Los héroes empiezan con { $gold } de oro.
   *[other] Los héroes reciben como recompensa { $gold } de oro.
}
event-experience-gained = { $seat-the } gana { $xp } PE.
sum-experience-shared = { $seats-the } ganan { $xp } PE cada uno
event-skill-learned = { $seat-the } aprende { $skill } por { $xp } PE.
event-overlord-card-bought = El Señor Supremo adquiere { $card } por { $xp } PE.
event-relic-taken = El Señor Supremo se queda con una reliquia: { $relic }.
event-relic-given = { $seat-the } recibe una reliquia: { $card }.
event-shop-opened = { $cards-count ->
    [0] En la tienda no queda nada que vender.
   *[other] En el mercado de Arhynn: { $cards }.
}
event-shop-closed = Los héroes dejan la tienda.
event-card-bought = { $price } de oro por { $card }, para { $seat-the }.
event-card-sold = { $seat-the } vende { $card } por { $price } de oro{ $for-good ->
    [yes] ; la carta vuelve a la caja
   *[no] { "" }
}.
event-card-handed-over = { $seat-the } entrega { $card } { $to-to }.
event-act-two-began = Empieza el Acto II: desde ahora los monstruos y lugartenientes son más fuertes.
event-first-shop-cleared = { $cards-count ->
    [one] La última carta de la tienda del Acto I vuelve a la caja.
   *[other] Las { $cards-count } cartas que quedaban en la tienda del Acto I vuelven a la caja.
}

## Preguntas

ask-descent-campaign-where = { $who }: ¿jugáis aquí la aventura o anotáis cómo acabó en vuestra mesa?
ask-descent-choose-quest-choose = { $who }: ¿qué aventura viene ahora?
ask-descent-spend-experience-choose = { $who }: ¿gastas experiencia?
ask-descent-shopping-choose = { $who }: ¿qué compráis, vendéis o entregáis?
ask-descent-shopping-choose-buyer = { $who }: ¿quién se queda con { $about-card } por { $about-gold } de oro?
ask-descent-shopping-agree = { $who }: ¿vendes { $about-card } por { $about-gold } de oro?
ask-descent-shopping-choose-taker = { $who }: ¿quién se queda con { $about-card }?
ask-descent-give-relic-choose = { $who }: ¿quién se queda con la reliquia { $about-card }?
ask-descent-count-gold-ask-gold = { $who }: ¿cuánto oro suman las cartas de Búsqueda que hallasteis?
ask-descent-give-up-campaign-ask-others = { $who }: ¿abandonáis la campaña?
wait-descent-campaign-where = { $who } { wait-chooses } dónde se juega la aventura.
wait-descent-choose-quest-choose = { $who } { wait-chooses } la siguiente aventura.
wait-descent-spend-experience-choose = { $who } { wait-decides } en qué gastar experiencia.
wait-descent-shopping-choose = { $who } { wait-chooses } qué comprar.
wait-descent-shopping-choose-buyer = { $who } { wait-chooses } quién se queda con { $about-card }.
wait-descent-shopping-agree = { $who } { wait-decides } si vender { $about-card }.
wait-descent-shopping-choose-taker = { $who } { wait-chooses } quién se queda con { $about-card }.
wait-descent-give-relic-choose = { $who } { wait-chooses } quién se queda con { $about-card }.
wait-descent-count-gold-ask-gold = { $who } { wait-decides } cuánto oro se halló.
wait-descent-give-up-campaign-ask-others = { $who } { wait-chooses } si rendirse.

## Opciones

option-next-quest = { $quest }
option-play-here = jugarla aquí
option-record = { $winner-id ->
    [heroes] ya la jugamos: ganaron los héroes
   *[overlord] ya la jugamos: ganó el Señor Supremo
}
option-gold = { $gold } de oro
option-learn = aprender { $skill } ({ $skill-xp } PE)
option-buy-overlord-card = adquirir { $card } ({ $card-xp } PE)
option-save = guardar el resto
option-buy = comprar { $card } ({ $card-price } de oro)
option-sell = vender { $card }
option-hand-over = entregar { $card }
option-give-to = { $seat }
option-back = volver
option-leave-shop = salir de la tienda
option-agree = venderla

## Por qué algo no puede elegirse

not-quest-played = Ya se ha jugado en esta campaña.
not-quest-introduction-now = La introducción se juega antes que todo lo demás.
not-quest-act-1-now = Una aventura del Acto I, y { $what ->
    [introduction] primero viene Primera sangre
    [interlude] ya se han jugado tres: viene el Interludio
   *[other] el Acto I ha terminado
}.
not-quest-interlude-now = { $what ->
    [introduction] El Interludio viene después de tres aventuras del Acto I.
    [act-1] El Interludio viene después de tres aventuras del Acto I.
   *[other] En una campaña se juega un solo Interludio, y ya ha terminado.
}
not-quest-act-2-now = { $what ->
    [finale] Ya se han jugado tres aventuras del Acto II: viene el Gran final.
   *[other] Una aventura del Acto II, que empieza después del Interludio.
}
not-quest-finale-now = El Gran final viene después de tres aventuras del Acto II.
not-quest-closed-heroes = Solo se abre si los héroes ganan { $any-of }; { $what ->
    [nobody] no se ha jugado y cuenta para el Señor Supremo
   *[other] la ganó el Señor Supremo
}.
not-quest-closed-overlord = Solo se abre si el Señor Supremo gana { $any-of }; la ganaron los héroes.
not-quest-of-who-is-ahead = { $what ->
    [heroes] Los héroes han ganado más aventuras de este acto, así que se juega la otra.
   *[other] El Señor Supremo ha ganado más aventuras de este acto, así que se juega la otra.
}
not-skill-known = Ya aprendida.
not-skill-dear = Cuesta { $number } PE; tienes { $limit }.
not-skill-of-another-class = Una habilidad de otra clase.
not-card-sold-out = { $number ->
    [one] Solo hay una copia, y ya es tuya.
   *[other] Hay { $number } copias, y todas son tuyas.
}
not-card-without-lower-ones = Necesita { $limit } cartas de su clase y de nivel inferior; tienes { $number }.
not-card-dear-in-experience = Cuesta { $number } PE; tienes { $limit }.
not-ware-dear = Cuesta { $number } de oro; en la bolsa hay { $limit }.
not-relic-not-sold = Las reliquias nunca se venden.
not-starting-not-exchanged = El equipo inicial se queda con su héroe; solo se puede vender.

## Por qué un bot elegiría así

hint-campaign-quest-likely = Es la que tu bando gana más a menudo.
hint-campaign-skill = Es la siguiente habilidad que mejor sirve a la clase.
hint-campaign-card = Es la siguiente carta de un mazo fuerte.
hint-campaign-save-xp = Más tarde, con más experiencia, se consigue algo mejor.
hint-campaign-ware = Es lo que más mejora el equipo de alguien.
hint-campaign-sell = Ya nadie la llevaría, y el oro siempre sirve.
hint-campaign-save-gold = Ahora nada de lo que se ofrece vale su precio.
hint-campaign-give = Ahí es donde más sirve.
hint-campaign-play-here = La aventura puede jugarse aquí mismo.
hint-campaign-agree = El oro vale más que la carta.

## La mesa

campaign-goal = Quien gane el Gran final gana la campaña.
campaign-away = Los héroes están de aventura: { $quest }.
campaign-gauge-act = Acto
campaign-gauge-gold = Oro de los héroes
campaign-gauge-won-heroes = Aventuras ganadas por los héroes
campaign-gauge-won-overlord = Aventuras ganadas por el Señor Supremo
campaign-gauge-xp = Experiencia
campaign-gauge-xp-note = { $earned } PE ganados, { $spent } gastados
campaign-xp = { $n } PE
campaign-pile-skills = Habilidades
campaign-pile-items = Equipo
campaign-pile-bought = Cartas añadidas al mazo
campaign-pile-relics = Reliquias
campaign-pile-basic = Cartas básicas
pile-bought = Cartas añadidas al mazo
pile-relics = Reliquias

## El camino de las aventuras

campaign-path-heroes = { $quest } (héroes)
campaign-path-overlord = { $quest } (Señor Supremo)
campaign-act-introduction = Introducción
campaign-act-act-1 = Acto I
campaign-act-interlude = Interludio
campaign-act-act-2 = Acto II
campaign-act-finale = Gran final
campaign-quests-introduction = Introducción
campaign-quests-act-1 = Acto I: tres de estas aventuras
campaign-quests-interlude = Interludio: una de estas
campaign-quests-act-2 = Acto II: tres de estas aventuras
campaign-quests-finale = Gran final: una de estas
campaign-quest-heroes-won = Ganaron los héroes.
campaign-quest-overlord-won = Ganó el Señor Supremo.
campaign-quest-next = La siguiente aventura.
campaign-quest-open = Abierta.
campaign-rewards-heroes = Si ganan los héroes: { $rewards }.
campaign-rewards-overlord = Si gana el Señor Supremo: { $rewards }.
reward-gold = { $each } de oro para cada héroe
reward-experience = { $each } PE más
reward-item = la reliquia { $item }
reward-relic = la reliquia { $relic }
reward-line = { $line-id ->
   *[other] una ventaja en el Gran final
}
campaign-way = En el camino desde Arhynn: { $icons }.
campaign-opens-heroes = Una victoria de los héroes abre { $quest }.
campaign-opens-overlord = Una victoria del Señor Supremo abre { $quest }.

## La tienda y la experiencia

campaign-wares = Tienda (en la bolsa hay { $n } de oro)
campaign-carried = { $who }: para vender o entregar
campaign-resale = se vende por { $n } de oro
campaign-priced = { $label } ({ $price })
campaign-skills = Habilidades: { $who } ({ $n } PE por gastar)
campaign-deck = Cartas de Señor Supremo: { $deck }
campaign-deck-warlord = Caudillo
campaign-deck-saboteur = Saboteador
campaign-deck-magus = Taumaturgo
campaign-deck-universal = Universal
campaign-level = Nivel { $n }
campaign-owned = { $of ->
    [one] Ya es tuya.
   *[other] Tienes { $n } de { $of }.
}

## En qué quedó la campaña

campaign-stat-earned = Experiencia ganada
campaign-stat-spent = Experiencia gastada
campaign-stat-cards = Habilidades y cartas adquiridas
campaign-stat-items = Objetos y reliquias
campaign-stat-quests = Aventuras ganadas
campaign-stat-gold = Oro ganado entre todos

## Modo de líneas

table-legend-descent-campaign = Aventuras: + ganaron los héroes, - ganó el Señor Supremo, > la siguiente, ? abierta.
table-campaign-shown = Acto { $act ->
    [2] II
   *[1] I
}, { $gold } de oro; aventuras ganadas: héroes { $heroes }, Señor Supremo { $overlord }{ $quest-id ->
    [none] { "" }
   *[other] ; ahora: { $quest }
}
table-hero-sheet-shown = { $seat }, { $calling }: { $xp } PE{ $skills-count ->
    [0] { "" }
   *[other] ; habilidades: { $skills }
}{ $items-count ->
    [0] { "" }
   *[other] ; lleva: { $items }
}
table-overlord-sheet-shown = Señor Supremo: { $xp } PE{ $cards-count ->
    [0] { "" }
   *[other] ; cartas: { $cards }
}{ $relic-count ->
    [0] { "" }
   *[other] ; reliquias: { $relic }
}
table-ware-shown = En la tienda: { $card }, { $price } de oro{ $lacking ->
    [0] { "" }
   *[other] { " " }(faltan { $lacking })
}
table-resale-shown = Para vender: { $card } { $seat-of }, { $price } de oro
table-quest-won-shown = { $quest }: { $winner-id ->
    [heroes] ganada por los héroes
   *[overlord] ganada por el Señor Supremo
}
table-quest-open-shown = { $quest }: abierta
table-quest-later-shown = { $quest }: cerrada, { $act-id ->
    [introduction] la introducción va antes que todo lo demás
    [interlude] { $due-id ->
        [act-1] el Interludio viene después de tres aventuras del Acto I
       *[other] el Interludio ha terminado
    }
    [act-2] { $due-id ->
        [finale] el Acto II ha terminado
       *[other] el Acto II viene después del Interludio
    }
    [finale] el Gran final viene después de tres aventuras del Acto II
   *[other] el Acto I ha terminado
}
table-quest-shut-shown = { $quest }: cerrada, { $winner-id ->
    [none] { $first } no se ha jugado y cuenta para el Señor Supremo
    [heroes] los héroes ganaron { $first }
   *[overlord] el Señor Supremo ganó { $first }
}
table-quest-of-others-shown = { $quest }: cerrada, { $ahead-id ->
    [heroes] los héroes ganaron más aventuras del acto
   *[overlord] el Señor Supremo ganó más aventuras del acto
}
table-rewards-shown = { $side-id ->
    [heroes] Si ganan los héroes: { $rewards-text }
   *[overlord] Si gana el Señor Supremo: { $rewards-text }
}
