### Por qué no se puede atacar ahora.

not-no-actions = No queda ninguna acción para atacar.
not-attacked = Solo un ataque por turno, y ya se ha hecho.
not-stunned = Aturdido: primero descarta el estado con una acción.
not-in-pit = En un foso: primero sal de él con una acción.
not-knocked-out = Fuera de combate: primero ponte en pie.
