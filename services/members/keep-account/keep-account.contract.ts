import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface KeepAccountCalls {
  /** Keeps an unused account from being closed, as if it were used now. */
  'POST /admin-api/members/{id}/keep': { request: CommandRequest; answer: MemberResource };
}
