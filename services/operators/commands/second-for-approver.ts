import type { Asked } from '../../platform/console-api/commands/worth.js';
import { approverChangeOf, isOtherApproverNeeded } from '../streams/approver.js';
import type { OperatorEvent } from '../streams/operator.events.js';
import type { OperatorState } from '../streams/operator.state.js';

/**
 * Requires a second operator for a change that creates or takes over an approver's account, once there are two. The requesting
 * owner confirms their identity again: a session left open is not enough.
 *
 * @param before the operator before the change; only the id counts for a new one
 */
export const requireSecondForApprover = (
  events: readonly OperatorEvent[],
  before: OperatorState,
  { by, approvers }: { readonly by: string; readonly approvers: number },
): Asked | null => {
  const isOwn = before.operatorId === by;
  const isNeeded = events.some((event) => isOtherApproverNeeded(approverChangeOf(before, event), isOwn, approvers));
  return isNeeded ? { worth: { value: 1, unit: 'operators' }, binds: {}, isProven: true } : null;
};
