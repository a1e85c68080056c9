"""What stands in the content files of Gloomhaven, typed."""
