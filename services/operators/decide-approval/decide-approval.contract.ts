import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ApprovalResource } from '../wire/approval.contract.js';

export interface DecideApprovalCalls {
  /** Approves a command of another operator, who may then execute it. */
  'POST /admin-api/approvals/{id}/approve': { request: CommandRequest; answer: ApprovalResource };
  /** Declines a command, or revokes an approval that has not been used. */
  'POST /admin-api/approvals/{id}/decline': { request: CommandRequest; answer: ApprovalResource };
}
