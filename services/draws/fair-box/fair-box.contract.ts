import type { Done, ListAnswer } from '../../platform/http/wire.contract.js';
import type { LogLine } from '../wire/log-line.contract.js';

/** A seed of the shop, once its day is over. */
export interface RevealedSeed {
  readonly day: number;
  readonly seed: string;
}

export interface FairBoxAnswer extends Done {
  /** The exact text that was sealed. */
  readonly manifest: string;
  readonly box_hash: string;
  readonly anchor: string;
  readonly revealed: readonly RevealedSeed[];
  /** `slot`: how many tickets have been drawn. */
  readonly head: { readonly slot: number; readonly hash: string };
}

export type FairLogAnswer = ListAnswer<LogLine>;

/** Lines from a slot on; fewer where the log has not come so far. */
export interface FairLinesAnswer extends Done {
  readonly list: readonly LogLine[];
}

export interface FairBoxCalls {
  /** All that is needed to check a box, for anyone. */
  'GET /api/fair/pack/{id}': { answer: FairBoxAnswer };
  /** The public log of a box by slot, 1,000 lines a page. */
  'GET /api/fair/pack/{id}/log[/{page}]': { answer: FairLogAnswer };
  /** So many lines of it from a slot on, 3,001 at the most: those of one draw with the line before. */
  'GET /api/fair/pack/{id}/lines/{slot}/{count}': { answer: FairLinesAnswer };
}
