import type { Done, Flag, IsoTime } from '../../platform/http/requests/wire.contract.js';

export interface LiveQuery {
  /** Of this pack alone; absent: of all packs of the shop. */
  readonly pack_id?: string;
  /** In which language, for browsers' event sources, which say nothing of it themselves; absent: `Accept-Language`. */
  readonly lang?: 'ja' | 'en';
}

/** How many tickets a pack has left now, and how many of its draws are verified. */
export interface StockNow {
  readonly id: string;
  readonly pack_count: number;
  /** As the pack itself has it. */
  readonly verified: { readonly chained: number; readonly recomputed: number; readonly differs: Flag };
}

/** A card of the upper rarities that somebody has drawn; who it was is told nobody. */
export interface Win {
  readonly id: string;
  readonly pack_id: string;
  readonly pack_name: string;
  /** Its place in the pack's public log. */
  readonly slot: number;
  readonly name: string;
  readonly image: string;
  readonly rarity: number;
  readonly rarity_label: string;
  /** To the minute. */
  readonly created: IsoTime;
}

export interface LiveResponse extends Done {
  readonly packs: readonly StockNow[];
  /** Newest first; ten at the most. */
  readonly wins: readonly Win[];
}

export interface LiveCalls {
  /** What happens in the shop now: what is left of its packs, and what was won lately. */
  'GET /api/user/live': { query: LiveQuery; answer: LiveResponse };
  /**
   * The same as server-sent events, for who accepts `text/event-stream`; others get the first state alone. `packs`: a list of
   * those whose stock has changed; `wins`: the whole list, when it has changed, whose `id` a browser that comes again says;
   * `catalog`: the lists of packs have changed. 429 where too many are open.
   */
  'GET /api/user/live/stream': { query: LiveQuery; answer: LiveResponse };
}
