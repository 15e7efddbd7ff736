import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface BanMemberCalls {
  /** Bans a member. Their points, coins and cards stay theirs; only a case can forfeit them. */
  'POST /admin-api/members/{id}/ban': { request: CommandRequest; answer: MemberResource };
}
