### Por qué un bot elegiría así en Gloomhaven.

hint-haven-best = Parece lo mejor.
hint-haven-goal = Es el objetivo más fácil de cumplir.
hint-haven-start = Bastante cerca para luchar, no más de lo necesario.
hint-haven-lead-early = Con iniciativa { $initiative } es probable que actúes antes que los enemigos.
hint-haven-lead-late = Con iniciativa { $initiative } los enemigos vienen primero a ti.
hint-haven-second = Con la carta principal forma el mejor turno.
hint-haven-march = No hay enemigos cerca: guarda las mejores cartas para el combate.
hint-haven-long-rest = Un descanso devuelve las cartas descartadas y cura un poco.
hint-haven-short-rest = La mano está casi vacía y no hay tiempo para un descanso largo.
hint-haven-accept = Puedes prescindir de esa carta.
hint-haven-redraw = Esa carta vale más que un poco de vida.
hint-haven-drop = Sin ella te quedan muy pocas cartas para seguir.
hint-haven-action = Es la mejor manera de empezar el turno.
hint-haven-action-move = Desde otro hexágono puedes hacer más.
hint-haven-action-attack = Hay un enemigo al que atacar.
hint-haven-basic = La acción básica hace más aquí, o conserva la carta.
hint-haven-door = La sala está despejada: toca la puerta.
hint-haven-loot = Hay algo que saquear.
hint-haven-safer = Allí es más seguro.
hint-haven-approach = Es el mejor hexágono para luchar.
hint-haven-kill = Mata con un { $chance } % de probabilidad.
hint-haven-attack = Unos { $damage } de daño, lo máximo que puedes hacer aquí.
hint-haven-target = Allí es donde más importa.
hint-haven-area =
    { $count ->
        [one] Allí hay un enemigo.
       *[other] Allí hay { $count } enemigos.
    }
hint-haven-heal = Es quien más lo necesita.
hint-haven-perform = Ayuda al grupo.
hint-haven-keep = No ganarías nada haciendo más.
hint-haven-element = Así se aprovecha mejor el elemento.
hint-haven-recover = Es la carta que más hace.
hint-haven-suffer = Te quedan { $left } puntos de vida: las cartas valen más.
hint-haven-negate = { $damage } de daño es demasiado: esta carta es la menor pérdida.
hint-haven-lose = Esta carta es la menor pérdida.
hint-haven-item = Ahora es útil.
hint-haven-push = Allí es donde menos daño nos hace.
hint-haven-trap = Es probable que un enemigo pise allí.
hint-haven-place = Está cerca de los enemigos.
hint-haven-ambiguity = Las reglas lo dejan abierto, y es lo mejor para el grupo.
