### Por qué no se puede atacar ahora.

not-no-actions = No queda ninguna acción para atacar.
not-attacked = Solo un ataque por turno, y ya se ha hecho.
not-stunned = Aturdido: primero descarta el estado con una acción.
not-in-pit = En un foso: primero sal de él con una acción.
not-knocked-out = Fuera de combate: primero ponte en pie.

## Why a surge ability cannot be bought.

not-surge-used = Ya se ha usado en este ataque.
not-cowardly = Cobarde: para gastar incrementos necesita un líder o lugarteniente a 3 casillas o menos.
not-surge-tires = Su coste en Fatiga superaría el Aguante.
not-no-fatigue = No hay Fatiga que recuperar.
not-surges = Faltan incrementos: hacen falta { $number }, quedan { $limit }.
