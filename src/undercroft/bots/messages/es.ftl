### Por qué un bot elegiría así.

hint-random = Es tan buena como cualquier otra.
