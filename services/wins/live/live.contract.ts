import type { Done, Flag, IsoTime } from '../../platform/http/requests/wire.contract.js';

export interface LiveQuery {
  /** The id of a pack; absent: all packs. */
  readonly pack_id?: string;
  /** The language, since event sources of browsers do not send one; absent: `Accept-Language`. */
  readonly lang?: 'ja' | 'en';
}

/** The number of tickets left in a pack, and of its verified draws. */
export interface StockNow {
  readonly id: string;
  readonly pack_count: number;
  /** The same values as in the pack's own response. */
  readonly verified: { readonly chained: number; readonly recomputed: number; readonly differs: Flag };
}

/** A drawn card of the upper rarities, without its member. */
export interface Win {
  readonly id: string;
  readonly pack_id: string;
  readonly pack_name: string;
  /** Its number in the pack's public log. */
  readonly slot: number;
  readonly name: string;
  readonly image: string;
  readonly rarity: number;
  readonly rarity_label: string;
  /** The time of the draw, to the minute. */
  readonly created: IsoTime;
}

export interface LiveResponse extends Done {
  readonly packs: readonly StockNow[];
  /** Newest first; ten at most. */
  readonly wins: readonly Win[];
}

export interface LiveCalls {
  /** Returns the stock of the packs and the recent wins. */
  'GET /api/user/live': { query: LiveQuery; answer: LiveResponse };
  /**
   * Streams the same as server-sent events to clients that accept `text/event-stream`; others get the present state only. Event
   * `packs` has the packs whose stock has changed, and `wins` the whole list after a change. Event `catalog` says that the lists of
   * packs have changed. The `id` of `wins` comes back as `Last-Event-ID` when a browser reconnects. 429 if too many streams are open.
   */
  'GET /api/user/live/stream': { query: LiveQuery; answer: LiveResponse };
}
