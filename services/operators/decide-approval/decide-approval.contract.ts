import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ApprovalResource } from '../wire/approval.contract.js';

export interface DecideApprovalCalls {
  /** Agrees to a command of another operator, who may then carry it out. */
  'POST /admin-api/approvals/{id}/approve': { request: CommandRequest; answer: ApprovalResource };
  /** Does not agree, or takes back what has not been carried out. */
  'POST /admin-api/approvals/{id}/decline': { request: CommandRequest; answer: ApprovalResource };
}
