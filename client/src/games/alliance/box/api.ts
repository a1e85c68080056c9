// Requests of this page to the server.

import { request } from "$lib/api.ts";
import type { ReachAsked, ReachDrawn, SightAsked, SightDrawn, TileOffered } from "../questions.ts";

export const questions = {
  tiles: () => request<TileOffered[]>("GET", "/api/alliance/tiles"),
  sight: (asked: SightAsked) => request<SightDrawn>("POST", "/api/alliance/sight", asked),
  reach: (asked: ReachAsked) => request<ReachDrawn>("POST", "/api/alliance/reach", asked),
};
