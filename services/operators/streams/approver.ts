import { DAY_MS } from '../../kernel/time.js';
import { APPROVERS } from './approval.js';
import type { OperatorEvent } from './operator.events.js';
import type { OperatorState } from './operator.state.js';

/** The wait before a new or reset approver may approve: the others have been mailed, and can act. */
export const APPROVER_WAIT_MS = DAY_MS;

/** The time for which a former approver still counts, so that nobody becomes the only one by removing the other. */
export const LEFT_COUNTS_MS = 7 * DAY_MS;

/** The time for which an account shares the daily caps of the operator who has added or reset it. */
export const SHARED_CAPS_MS = 30 * DAY_MS;

/** An operator with the operators who have added or reset the account. */
export interface StoredOperator extends OperatorState {
  /** The operators who have added them, or reset their password or authenticator. */
  readonly hands: readonly string[];
  /** The time at which they last ceased to be an approver. */
  readonly leftApproversAt: Date | null;
}

const approves = (role: OperatorState['role']): boolean => role !== null && APPROVERS.some((one) => one === role);

const isApprover = ({ role, isDisabled }: OperatorState): boolean => !isDisabled && approves(role);

/** Counts the approvers, including those who have left recently. */
export const countApprovers = (operators: readonly StoredOperator[], now: Date): number =>
  operators.filter(
    (one) =>
      isApprover(one) ||
      (one.leftApproversAt !== null && one.leftApproversAt.getTime() > now.getTime() - LEFT_COUNTS_MS),
  ).length;

/** A change of the approvers: a new one, another person with the same account, or one fewer. */
export type ApproverChange = 'added' | 'enabled' | 'promoted' | 'password-reset' | 'otp-reset' | 'disabled' | 'demoted';

/**
 * Returns how an event changes the approvers; null if it does not.
 *
 * @param before the operator before the event; only the id and the name count for a new one
 */
export const approverChangeOf = (before: OperatorState, event: OperatorEvent): ApproverChange | null => {
  switch (event.type) {
    case 'OperatorAdded':
      return approves(event.data.role) ? 'added' : null;
    case 'OperatorEnabled':
      return approves(before.role) ? 'enabled' : null;
    case 'OperatorDisabled':
      return isApprover(before) ? 'disabled' : null;
    case 'OperatorRoleChanged':
      if (approves(before.role) && !approves(event.data.role)) return 'demoted';
      return event.data.role === 'owner' || (approves(event.data.role) && !approves(before.role)) ? 'promoted' : null;
    case 'OperatorPasswordReset':
      return approves(before.role) ? 'password-reset' : null;
    case 'OperatorOtpReset':
      return approves(before.role) ? 'otp-reset' : null;
    case 'OperatorMemberNamed':
    case 'OperatorOtpRequired':
    case 'OperatorOtpSetUp':
      return null;
  }
};

/** True for events after which another person may use the account. */
const CHANGES_HANDS: Readonly<Record<OperatorEvent['type'], boolean>> = {
  OperatorAdded: true,
  OperatorPasswordReset: true,
  OperatorOtpReset: true,
  OperatorDisabled: false,
  OperatorEnabled: false,
  OperatorMemberNamed: false,
  OperatorRoleChanged: false,
  OperatorOtpRequired: false,
  OperatorOtpSetUp: false,
};

/** The values that an event sets on the operator's row. */
export interface HandsAfter {
  readonly hands: readonly string[];
  /** Null if it stays unchanged. */
  readonly approvesFrom: Date | null;
  readonly leftApproversAt: Date | null;
}

/** Computes who has added or reset an account, and from when it may approve. @param by the requesting operator */
export const computeHandsAfter = (before: StoredOperator, event: OperatorEvent, by: string, now: Date): HandsAfter => {
  const change = approverChangeOf(before, event);
  const hasLeft = change === 'disabled' || change === 'demoted';
  const isNew = CHANGES_HANDS[event.type] || (change !== null && !hasLeft);
  const isOther = CHANGES_HANDS[event.type] && by !== before.operatorId;
  return {
    hands: isOther ? [...new Set([...before.hands, by])] : before.hands,
    approvesFrom: isNew ? new Date(now.getTime() + APPROVER_WAIT_MS) : null,
    leftApproversAt: hasLeft ? now : before.leftApproversAt,
  };
};

/** Returns true for changes that need another approver. An owner alone may reduce the approvers or change their own account. */
export const isOtherApproverNeeded = (change: ApproverChange | null, isOwn: boolean, approvers: number): boolean =>
  change !== null && change !== 'disabled' && change !== 'demoted' && !isOwn && approvers >= 2;
