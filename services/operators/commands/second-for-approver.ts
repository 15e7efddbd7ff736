import type { Decision } from '../../kernel/decision.js';
import { refuse } from '../../kernel/decision.js';
import type { NeedsApproval, OverDailyCap } from '../streams/approval.js';
import { approverChangeOf, needsOtherApprover } from '../streams/approver.js';
import type { OperatorEvent } from '../streams/operator.events.js';
import type { OperatorRefusal } from '../streams/operator.refusals.js';
import type { OperatorState } from '../streams/operator.state.js';
import type { Deciding } from './operator-commands.js';

type Decided = Decision<OperatorEvent, OperatorRefusal>;

/**
 * Lets what makes an approver, or puts somebody else behind one, wait for a second operator, once there are two. The owner who asks
 * shows again who they are: a session left open is not enough.
 *
 * @param before as the operator was; of a new one only the id counts
 */
export const withSecondForApprover = async (
  decision: Decided,
  before: OperatorState,
  { by, approvers }: { readonly by: string; readonly approvers: number },
  { second }: Pick<Deciding, 'second'>,
): Promise<Decided | Decision<OperatorEvent, OperatorRefusal | NeedsApproval | OverDailyCap>> => {
  const isOwn = before.operatorId === by;
  const isNeeded = decision.events?.some((event) =>
    needsOtherApprover(approverChangeOf(before, event), isOwn, approvers),
  );
  if (!isNeeded) return decision;
  const { refusal } = await second({ worth: { value: 1, unit: 'operators' }, binds: {}, isProven: true }, 'always');
  return refusal ? refuse(refusal) : decision;
};
