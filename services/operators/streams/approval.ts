import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { DAY_MS } from '../../kernel/time.js';
import { ROLES_BY_PERMISSION } from '../../platform/console-api/access/roles-by-permission.js';

/** The lifetime of a request, and of an approval. */
export const APPROVAL_LIFE_MS = DAY_MS;

/** The roles of a second operator. Finance changes nothing itself, but may approve changes of others. */
export const APPROVERS = ROLES_BY_PERMISSION['check-books'];

export type ApprovalStanding = 'waiting' | 'approved' | 'declined' | 'used' | 'expired' | 'replaced';

/** A request for a second operator, under its row's lock. */
export interface Approval {
  readonly id: string;
  readonly askedBy: string;
  /** True if the requester may still sign in. */
  readonly isAskerThere: boolean;
  readonly state: ApprovalStanding;
  /** The approver's account, as far as it and the requester's account may belong to one person. */
  readonly decider: Decider;
  readonly version: number;
}

/** A second operator, and their connections to the requester. */
export interface Decider {
  /** The time from which they may approve; null for always. */
  readonly approvesFrom: Date | null;
  /** True if the requester has added the approver, or reset their password or authenticator. */
  readonly isInHandsOfAsker: boolean;
  /** True if the approver has done so to the requester, who is not an approver. */
  readonly hasHandsOnAsker: boolean;
}

/** The decision of a second operator. */
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
