import type { Asked } from '../../platform/console-api/commands/worth.js';
import { approverChangeOf, needsOtherApprover } from '../streams/approver.js';
import type { OperatorEvent } from '../streams/operator.events.js';
import type { OperatorState } from '../streams/operator.state.js';

/**
 * Requires a second operator for what makes an approver, or puts somebody else behind one, once there are two. The requesting
 * owner shows again who they are: a session left open is not enough.
 *
 * @param before the operator before the change; of a new one only the id counts
 */
export const secondForApprover = (
  events: readonly OperatorEvent[],
  before: OperatorState,
  { by, approvers }: { readonly by: string; readonly approvers: number },
): Asked | null => {
  const isOwn = before.operatorId === by;
  const isNeeded = events.some((event) => needsOtherApprover(approverChangeOf(before, event), isOwn, approvers));
  return isNeeded ? { worth: { value: 1, unit: 'operators' }, binds: {}, isProven: true } : null;
};
