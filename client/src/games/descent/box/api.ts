// Requests of this page to the server.

import { request } from "$lib/api.ts";
import type { AttackAsked, AttackOdds, CardsOffered, EncounterDrawn, EncounterNamed, ReachAsked, ReachFound, SightAsked, SightFound } from "../questions.ts";

export const questions = {
  cards: () => request<CardsOffered>("GET", "/api/descent/cards"),
  maps: () => request<EncounterNamed[]>("GET", "/api/descent/maps"),
  map: (quest: string, encounter: number) => request<EncounterDrawn>("GET", `/api/descent/maps/${encodeURIComponent(quest)}/${encounter}`),
  odds: (asked: AttackAsked) => request<AttackOdds>("POST", "/api/descent/odds", asked),
  sight: (asked: SightAsked) => request<SightFound>("POST", "/api/descent/sight", asked),
  reach: (asked: ReachAsked) => request<ReachFound>("POST", "/api/descent/reach", asked),
};
