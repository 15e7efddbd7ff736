import type { PackArithmetic } from '../streams/pack-arithmetic.shared.js';
import type { PublicationTime } from './publish-pack.contract.js';

/** Something that a publication would meet. */
export interface PublicationProblem {
  /** What it is, for programs. */
  readonly code: string;
  /** The field of the draft that it is about. */
  readonly field: string;
  /** The prize row that it is about, 0 the first; null for what concerns the pack. */
  readonly row: number | null;
  /** It cannot be published so. */
  readonly blocks: boolean;
  readonly message: string;
}

/** What a publication would meet. */
export interface PublicationFindings {
  readonly id: string;
  readonly ready: boolean;
  readonly problems: readonly PublicationProblem[];
  /** Yen that the pack loses when it is drawn empty; null where it does not. */
  readonly loss: {
    readonly if_converted: number;
    readonly if_shipped: number;
    readonly worst: number;
    readonly message: string;
  } | null;
  /** The version that the pack's page shows. */
  readonly arithmetic: PackArithmetic;
  /** What it gives back, in percent of its sales, where that waits for a second operator's approval; null where it does not. */
  readonly needs_second: { readonly return_percent: number } | null;
}

export interface CheckPublicationCalls {
  /** Whether a draft can be published, every reason why not, what it loses, and whether a second operator has to agree. */
  'GET /admin-api/packs/{id}/preflight': { query: PublicationTime; answer: PublicationFindings };
}
