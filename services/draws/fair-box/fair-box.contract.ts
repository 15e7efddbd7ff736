import type { Done, ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { LogLine } from '../wire/log-line.contract.js';

/** A seed of the shop whose day is over. */
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
  /** `slot` is the number of tickets drawn. */
  readonly head: { readonly slot: number; readonly hash: string };
}

export type FairLogAnswer = ListAnswer<LogLine>;

/** Lines from a slot on; fewer if the log is shorter. */
export interface FairLinesAnswer extends Done {
  readonly list: readonly LogLine[];
}

export interface FairBoxCalls {
  /** Returns everything needed to verify a box. Public. */
  'GET /api/fair/pack/{id}': { answer: FairBoxAnswer };
  /** Lists the public log of a box by slot, 1,000 lines a page. */
  'GET /api/fair/pack/{id}/log[/{page}]': { answer: FairLogAnswer };
  /** Lists lines from a slot on, at most 3,001: the lines of one draw with the line before. */
  'GET /api/fair/pack/{id}/lines/{slot}/{count}': { answer: FairLinesAnswer };
}
