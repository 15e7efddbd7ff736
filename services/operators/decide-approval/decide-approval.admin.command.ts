import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ApprovalTarget } from '../commands/approval.target.js';
import { decideApproval } from './decide-approval.decide.js';

/** Declares the decision of a second operator on a command. */
const decisionOf = (name: 'approve' | 'decline') =>
  operatorCommand({
    route: `POST approvals/:id/${name}`,
    permission: 'check-books',
    request: CommandRequest,
    uses: { approvals: ApprovalTarget },
    target: (command) => command.services.approvals.by(command),
    decide: (approval, { operator: { operatorId }, now }) =>
      decideApproval(approval, { operatorId, isApproved: name === 'approve', now }),
  });

export const approve = decisionOf('approve');
export const decline = decisionOf('decline');
