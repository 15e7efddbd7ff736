import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { DAY_MS } from '../../kernel/time.js';
import { ROLES_BY_PERMISSION } from '../../platform/console-api/access/duties.js';

/** So long a command waits for its second operator, and an approval for its command. */
export const APPROVAL_LIFE_MS = DAY_MS;

/** Who may be the second operator: finance changes nothing by itself, and says whether others may. */
export const APPROVERS = ROLES_BY_PERMISSION['check-books'];

export type ApprovalStanding = 'waiting' | 'approved' | 'declined' | 'used' | 'expired' | 'replaced';

/** A command that asks for a second operator, under its row's lock. */
export interface Approval {
  readonly id: string;
  readonly askedBy: string;
  /** Whether who asked may still sign in. */
  readonly isAskerThere: boolean;
  readonly state: ApprovalStanding;
  /** The approver's account, as far as it and the requester's account may belong to one person. */
  readonly decider: Decider;
  readonly version: number;
}

/** A second operator, and what binds them to who asked. */
export interface Decider {
  /** Null: since always. */
  readonly approvesFrom: Date | null;
  /** True if the requester has added the approver, or reset their password or authenticator. */
  readonly isInHandsOfAsker: boolean;
  /** True if the approver has done so to the requester, who is not an approver. */
  readonly hasHandsOnAsker: boolean;
}

/** A second operator has said yes or no. */
export type ApprovalDecided = Change<'ApprovalDecided', { readonly approvalId: string; readonly isApproved: boolean }>;

export type ApprovalRefused =
  | Refusal<
      | 'OwnApproval'
      | 'ApprovalExpired'
      | 'ApprovalUsed'
      | 'ApprovalDecidedAlready'
      | 'ApprovalReplaced'
      | 'AskerDisabled'
      | 'InHandsOfAsker'
      | 'HandsOnAsker'
    >
  | (Refusal<'ApprovesLater'> & { readonly from: Date });
