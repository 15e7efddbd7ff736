import type { Refusal } from '../../kernel/decision.js';
import type { DomainEvent } from '../../kernel/event.js';
import { DAY_MS } from '../../kernel/time.js';
import { DUTIES } from './duties.js';

/** What a command gives, takes or lets go, in whole points, coins or yen. */
export interface Worth {
  readonly value: number;
  readonly unit: 'points' | 'coins' | 'yen';
}

/** So long a command waits for its second operator, and an approval for its command. */
export const APPROVAL_LIFE_MS = DAY_MS;

/** Who may be the second operator: finance changes nothing by itself, and says whether others may. */
export const APPROVERS = DUTIES['check-books'];

export type ApprovalStanding = 'waiting' | 'approved' | 'declined' | 'used' | 'expired';

/** A command that asks for a second operator, under its row's lock. */
export interface Approval {
  readonly id: string;
  readonly askedBy: string;
  /** Whether who asked may still sign in. */
  readonly isAskerThere: boolean;
  readonly state: ApprovalStanding;
  readonly version: number;
}

/** A second operator has said yes or no. */
export type ApprovalDecided = DomainEvent<
  'ApprovalDecided',
  { readonly approvalId: string; readonly isApproved: boolean }
>;

export type ApprovalRefused = Refusal<
  'OwnApproval' | 'ApprovalExpired' | 'ApprovalUsed' | 'ApprovalDecidedAlready' | 'AskerDisabled'
>;

/** A command of much worth is not carried out before a second operator has agreed. */
export type NeedsApproval = Refusal<'NeedsApproval'> & { readonly approvalId: string };
