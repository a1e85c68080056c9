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
event-items-returned = { $items-count ->
    [0] { $seat-the } vuelve con las manos vacías.
   *[other] { $seat-the } vuelve con: { $items }.
}
event-gold-gained = { $source-id ->
    [search] Las cartas de Búsqueda dan { $gold } de oro.
    [epic] Los héroes empiezan con { $gold } de oro.
   *[other] Los héroes reciben como recompensa { $gold } de oro.
}
event-experience-gained = { $seat-the } gana { $xp } PE.
event-skill-learned = { $seat-the } aprende { $skill } por { $xp } PE.
event-overlord-card-bought = El Señor Supremo adquiere { $card } por { $xp } PE.
event-relic-taken = El Señor Supremo se queda con una reliquia: { $relic }.
event-relic-given = { $seat-the } recibe una reliquia: { $card }.
event-shop-opened = { $cards-count ->
    [0] En la tienda no queda nada que vender.
   *[other] En el mercado de Arhynn: { $cards }.
}
event-shop-closed = Los héroes dejan la tienda.
event-card-bought = { $price } de oro por { $card }; se la queda { $seat-the }.
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
ask-descent-shopping-choose-buyer = { $who }: ¿quién se queda { $about-card } por { $about-gold } de oro?
ask-descent-shopping-agree = { $who }: ¿vendes { $about-card } por { $about-gold } de oro?
ask-descent-shopping-choose-taker = { $who }: ¿quién se queda { $about-card }?
ask-descent-give-relic-choose = { $who }: ¿quién se queda la reliquia { $about-card }?
ask-descent-count-gold-ask-gold = { $who }: ¿cuánto oro suman las cartas de Búsqueda que hallasteis?
ask-descent-give-up-campaign-ask-others = { $who }: ¿abandonáis la campaña?
wait-descent-campaign-where = { $who } { wait-chooses } dónde se juega la aventura.
wait-descent-choose-quest-choose = { $who } { wait-chooses } la siguiente aventura.
wait-descent-spend-experience-choose = { $who } { wait-decides } en qué gastar experiencia.
wait-descent-shopping-choose = { $who } { wait-chooses } qué comprar.
wait-descent-shopping-choose-buyer = { $who } { wait-chooses } quién se queda { $about-card }.
wait-descent-shopping-agree = { $who } { wait-decides } si vender { $about-card }.
wait-descent-shopping-choose-taker = { $who } { wait-chooses } quién se queda { $about-card }.
wait-descent-give-relic-choose = { $who } { wait-chooses } quién se queda { $about-card }.
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
option-buy = comprar { $card }
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

hint-campaign-quest-rich = Su recompensa es la que más vale para tu bando.
hint-campaign-quest-fresh = Abre una aventura que a tu bando le conviene jugar más tarde.
hint-campaign-skill = Es la siguiente habilidad que mejor sirve a la clase.
hint-campaign-card = Es la siguiente carta de un mazo fuerte.
hint-campaign-save-xp = Más tarde, con más experiencia, se consigue algo mejor.
hint-campaign-ware = Es lo que más mejora el equipo de alguien.
hint-campaign-sell = Ya nadie la llevaría, y el oro siempre sirve.
hint-campaign-save-gold = Ahora nada de lo que se ofrece vale su precio.
hint-campaign-give = Ahí es donde más sirve.
hint-campaign-play-here = La aventura puede jugarse aquí mismo.
hint-campaign-agree = El oro vale más que la carta.
