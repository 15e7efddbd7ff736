import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import type { Evidence } from './signal.js';

export type CaseState = 'open' | 'dismissed' | 'banned' | 'forfeited';

/** A case as operators decide on it; its row is held. */
export interface Case {
  readonly id: string;
  readonly state: CaseState;
  /** In the order of their ids. */
  readonly members: readonly string[];
  readonly assignedTo: string | null;
  /** The account of one of them at least was forfeited from it. */
  readonly hasForfeited: boolean;
  /** One of them at least is banned. */
  readonly hasBanned: boolean;
  readonly version: number;
}

/** What a case is opened of. */
export interface Opening {
  readonly members: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly score: number;
  /** The open case that one of them is in already. */
  readonly openCase: string | null;
}

/** A case has no log: nothing follows from it but what its operators do by other commands. */
export type CaseOpened = Change<'CaseOpened', Pick<Opening, 'members' | 'evidence' | 'score'>>;
export type CaseChange =
  | Change<'CaseNoted', { readonly text: string }>
  | Change<'CaseAssigned', { readonly to: string }>
  | Change<'CaseDismissed', object>
  | Change<'CaseClosed', { readonly as: 'banned' | 'forfeited' }>;

export type CaseRefusal =
  | Refusal<'CaseIsClosed' | 'AlreadyTheirs' | 'SomethingForfeited' | 'NothingDone'>
  | (Refusal<'InOpenCase'> & { readonly caseId: string });
