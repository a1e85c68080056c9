"""Items and relics: what no verb says."""
