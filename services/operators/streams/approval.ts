import type { Refusal } from '../../kernel/decision.js';
import type { DomainEvent } from '../../kernel/event.js';
import { DAY_MS } from '../../kernel/time.js';
import { DUTIES } from './duties.js';

/**
 * What a command gives, takes, lets go or lays open, in whole points, coins or yen; or what a pack gives back, in percent of its
 * price.
 */
export interface Worth {
  readonly value: number;
  readonly unit: 'points' | 'coins' | 'yen' | 'percent';
  /** What that consists of, for the second operator; no personal data. */
  readonly about?: Readonly<Record<string, number>>;
}

/** Of two, the one that is more; points where they are the same. */
export const moreOf = (points: number, coins: number): Worth =>
  points >= coins ? { value: points, unit: 'points' } : { value: coins, unit: 'coins' };

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

/** What moves value and is bounded by the day. */
export type DailyCap = 'grants' | 'refunds' | 'receipts';

/** An operator has done so much of it today that only `left` may follow without a second operator. */
export type OverDailyCap = Refusal<'OverDailyCap'> & {
  readonly cap: DailyCap;
  readonly left: number;
  readonly unit: Worth['unit'];
};
