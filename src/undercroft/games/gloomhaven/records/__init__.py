"""The content files of Gloomhaven, typed."""
