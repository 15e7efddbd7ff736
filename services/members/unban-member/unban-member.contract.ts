import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface UnbanMemberCalls {
  /** Lifts a ban. */
  'POST /admin-api/members/{id}/unban': { request: CommandRequest; answer: MemberResource };
}
