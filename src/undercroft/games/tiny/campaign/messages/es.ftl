### Las palabras de la campaña; las de El sótano están debajo.

game-tiny-campaign = Tres noches en el sótano
game-lead = La campaña del sótano: tres expediciones con una tienda entre ellas. El oro y las heridas se conservan.

## Nombres

delve-first-night = La primera noche
    .article = no
delve-long-night = La noche larga
    .article = no
delve-short-night = La noche corta
    .article = no
delve-last-night = La última noche
    .article = no
ware-bandage = venda
    .gender = f
ware-potion = poción
    .gender = f
ware-torch = antorcha
    .gender = f
ware-amulet = amuleto
    .gender = m
ware-bag = bolsa cerrada
    .gender = f

## Sucesos

event-hero-hired = { $hero-items-count ->
    [0] { $hero-hero-the } se une al grupo.
   *[other] { $hero-hero-the } se une al grupo y lleva: { $hero-items }.
}
event-way-taken = Noche { $night }: { $delve }.
event-delve-ended = { $night-won ->
    [yes] { $night-delve }: incursión ganada.
   *[no] { $night-delve }: incursión perdida.
}
event-hero-returned = { $fallen ->
    [yes] { $wounds ->
        [1] Traen a casa { $seat-to } con 1 herida.
       *[other] Traen a casa { $seat-to } con { $wounds } heridas.
    }
   *[no] { $wounds ->
        [0] { $seat-the } vuelve sin heridas.
        [1] { $seat-the } vuelve con 1 herida.
       *[other] { $seat-the } vuelve con { $wounds } heridas.
    }
}
event-gold-earned = { $seat-the } gana { $gold } de oro.
event-ware-bought = { $seat-the } paga { $price } de oro: { $ware }.
event-bag-opened = En la bolsa: { $ware }.
event-item-gained = { $seat-the } guarda { $item-the }.
event-wounds-dressed = { $wounds ->
    [1] { $seat-the } se cura 1 herida.
   *[other] { $seat-the } se cura { $wounds } heridas.
}
event-torches-packed = { $torches ->
    [1] Las antorchas de la próxima incursión duran 1 ronda más.
   *[other] Las antorchas de la próxima incursión duran { $torches } rondas más.
}

## Preguntas y opciones

ask-tiny-campaign-choose-way = { $who }: ¿por dónde vais esta noche?
wait-tiny-campaign-choose-way = { $who } { wait-chooses } el camino.
ask-tiny-shop-choose = { $who }: ¿qué compras?
wait-tiny-shop-choose = { $who } { wait-chooses } qué comprar.
option-way = { $delve }
option-buy = { $ware } ({ $ware-price } de oro)
option-leave = nada más

## Por qué no se puede comprar una mercancía

not-ware-dear = Cuesta { $number } de oro y hay { $limit }.
not-ware-unhurt = No hay ninguna herida que vendar.
not-ware-twice = Con uno basta.

## La mesa

campaign-night = Noche
campaign-nights = { $night } de { $nights }
campaign-goal-win = Ganad la última de las tres incursiones.
campaign-goal-lose = Si se pierde la última incursión, se pierde la campaña.
campaign-gold = Oro
campaign-wounds = Heridas
campaign-torches = Antorchas compradas
campaign-wares = Tienda
campaign-ways = La próxima incursión
campaign-items = Equipo
campaign-won = ganada
campaign-lost = perdida
campaign-ahead = por delante
campaign-ware-heals = Cura { $n ->
    [1] 1 herida.
   *[other] { $n } heridas.
}
campaign-ware-torches = La próxima incursión dura { $n ->
    [1] 1 ronda más.
   *[other] { $n } rondas más.
}
campaign-ware-item = Baja contigo.
campaign-ware-bag = Contiene una de estas cosas: { $wares }.
campaign-price = { $n } de oro
campaign-delve-gold = Paga { $n } de oro a cada héroe si se gana.
campaign-delve-torches = Las antorchas duran { $n } rondas.
campaign-delve-monsters = { $n ->
    [1] Abajo espera 1 monstruo.
   *[other] Abajo esperan { $n } monstruos.
}
campaign-below = Los héroes están en el sótano.

## En qué quedó la campaña

campaign-stat-points = Puntos
campaign-stat-gold = Oro que queda
campaign-stat-earned = Oro ganado
campaign-stat-spent = Oro gastado

## Consejos

hint-way = Exige menos a los heridos.
hint-bandage = Las heridas bajan contigo.
hint-potion = Una poción puede salvar a un héroe.
hint-torch = La última incursión es larga.
hint-amulet = Permite repetir un dado cada ronda.
hint-save = Ahora nada de esto vale lo que cuesta.

## Títulos de las reglas

rule-TN-CAM-01 = Tres noches
rule-TN-CAM-02 = Elegir el camino
rule-TN-CAM-03 = Bajar al sótano
rule-TN-CAM-04 = Lo que paga una incursión
rule-TN-CAM-05 = Las heridas quedan
rule-TN-CAM-06 = Los objetos quedan
rule-TN-CAM-07 = La tienda
rule-TN-CAM-08 = Para qué sirve cada mercancía
rule-TN-CAM-09 = La bolsa
rule-TN-CAM-10 = El final de la campaña
rule-TN-CAM-11 = Puntos
