import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface BanMemberCalls {
  /** Bans. What the member has stays theirs; it is forfeited from a case alone. */
  'POST /admin-api/members/{id}/ban': { request: CommandRequest; answer: MemberResource };
}
