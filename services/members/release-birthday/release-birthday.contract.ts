import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface ReleaseBirthdayCalls {
  /** Removes the member's birthday, so that the shop asks for it again. */
  'POST /admin-api/members/{id}/release-birthday': { request: CommandRequest; answer: MemberResource };
}
