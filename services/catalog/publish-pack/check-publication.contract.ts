import type { PackArithmetic } from '../streams/pack-arithmetic.shared.js';
import type { PublicationTime } from './publish-pack.contract.js';

/** A problem of a publication. */
export interface PublicationProblem {
  /** The code for programs. */
  readonly code: string;
  /** The field of the draft with the problem. */
  readonly field: string;
  /** The prize row with the problem, from 0; null for the pack itself. */
  readonly row: number | null;
  /** True if it prevents the publication. */
  readonly blocks: boolean;
  readonly message: string;
}

/** The result of the preflight. */
export interface PublicationFindings {
  readonly id: string;
  readonly ready: boolean;
  readonly problems: readonly PublicationProblem[];
  /** The loss in yen of a pack that is drawn empty; null if there is none. */
  readonly loss: {
    readonly if_converted: number;
    readonly if_shipped: number;
    readonly worst: number;
    readonly message: string;
  } | null;
  /** The same figures as on the page of the pack. */
  readonly arithmetic: PackArithmetic;
  /** The payout in percent of sales, if it requires a second operator’s approval; otherwise null. */
  readonly needs_second: { readonly return_percent: number } | null;
}

export interface CheckPublicationCalls {
  /** Checks whether a draft can be published: all problems, the loss, and a required second operator. */
  'GET /admin-api/packs/{id}/preflight': { query: PublicationTime; answer: PublicationFindings };
}
