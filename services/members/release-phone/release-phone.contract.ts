import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface ReleasePhoneCalls {
  /** Releases the verified phone number, so that another member can verify it. */
  'POST /admin-api/members/{id}/release-phone': { request: CommandRequest; answer: MemberResource };
}
