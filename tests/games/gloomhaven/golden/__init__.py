"""Golden journals of Gloomhaven: what each page has to show, a player who sees to it, and the recorder."""
