import { DAY_MS } from '../../kernel/time.js';
import { APPROVERS } from './approval.js';
import type { OperatorEvent } from './operator.events.js';
import type { OperatorState } from './operator.state.js';

/** A new or reset approver approves nothing for so long: the others have been mailed, and can act. */
export const APPROVER_WAIT_MS = DAY_MS;

/** An approver who has left counts for so long, so that nobody is the only one because they have just sent the other away. */
export const LEFT_COUNTS_MS = 7 * DAY_MS;

/** The time for which an account shares the daily caps of the operator who has added or reset it. */
export const SHARED_CAPS_MS = 30 * DAY_MS;

/** An operator with the hands that their account has gone through. */
export interface StoredOperator extends OperatorState {
  /** Operators who have added them, or reset their password or authenticator. */
  readonly hands: readonly string[];
  /** The time at which they last ceased to be an approver. */
  readonly leftApproversAt: Date | null;
}

const approves = (role: OperatorState['role']): boolean => role !== null && APPROVERS.some((one) => one === role);

const isApprover = ({ role, isDisabled }: OperatorState): boolean => !isDisabled && approves(role);

/** Counts the approvers there are, with those who have left a short while ago. */
export const countApprovers = (operators: readonly StoredOperator[], now: Date): number =>
  operators.filter(
    (one) =>
      isApprover(one) ||
      (one.leftApproversAt !== null && one.leftApproversAt.getTime() > now.getTime() - LEFT_COUNTS_MS),
  ).length;

/** A change of who may approve: somebody who may not yet, somebody else behind the same account, or one fewer. */
export type ApproverChange = 'added' | 'enabled' | 'promoted' | 'password-reset' | 'otp-reset' | 'disabled' | 'demoted';

/**
 * Returns how a fact changes who may approve; null where it does not.
 *
 * @param before as the operator was; of a new one only the id and the name count
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

/** True for events after which somebody else may sit behind the account. */
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
  /** Null where it stays as it is. */
  readonly approvesFrom: Date | null;
  readonly leftApproversAt: Date | null;
}

/** Computes through whose hands an account has gone after a fact, and since when it approves. @param by who ordered it */
export const handsAfter = (before: StoredOperator, event: OperatorEvent, by: string, now: Date): HandsAfter => {
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
export const needsOtherApprover = (change: ApproverChange | null, isOwn: boolean, approvers: number): boolean =>
  change !== null && change !== 'disabled' && change !== 'demoted' && !isOwn && approvers >= 2;
