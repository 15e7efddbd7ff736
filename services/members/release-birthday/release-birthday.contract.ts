import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface ReleaseBirthdayCalls {
  /** Takes back when the member was born, so that they are asked anew. */
  'POST /admin-api/members/{id}/release-birthday': { request: CommandRequest; answer: MemberResource };
}
