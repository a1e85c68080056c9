"""Actions: performing abilities in printed order, elements, bonuses, summons."""
