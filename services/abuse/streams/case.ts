import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import type { Evidence } from './signal.js';

export type CaseState = 'open' | 'dismissed' | 'banned' | 'forfeited';

/** The state of a case for decisions; its row is locked. */
export interface Case {
  readonly id: string;
  readonly state: CaseState;
  /** Sorted by id. */
  readonly members: readonly string[];
  readonly assignedTo: string | null;
  /** True if the account of any member was forfeited from this case. */
  readonly hasForfeited: boolean;
  /** True if any member is banned. */
  readonly hasBanned: boolean;
  readonly version: number;
}

/** The content of a new case. */
export interface Opening {
  readonly members: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly score: number;
  /** An open case with one of the members; null if there is none. */
  readonly openCase: string | null;
}

/** A change to a case. Cases are rows without an event stream, since nothing follows from them automatically. */
export type CaseOpened = Change<'CaseOpened', Pick<Opening, 'members' | 'evidence' | 'score'>>;
export type CaseChange =
  | Change<'CaseNoted', { readonly text: string }>
  | Change<'CaseAssigned', { readonly to: string }>
  | Change<'CaseDismissed', object>
  | Change<'CaseClosed', { readonly as: 'banned' | 'forfeited' }>;

export type CaseRefusal =
  | Refusal<'CaseIsClosed' | 'AlreadyTheirs' | 'SomethingForfeited' | 'NothingDone'>
  | (Refusal<'InOpenCase'> & { readonly caseId: string });
