import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { MemberResource } from '../wire/member.contract.js';

export interface ReleasePhoneCalls {
  /** Takes back the proof that a phone is the member’s, so that the number may be another’s. */
  'POST /admin-api/members/{id}/release-phone': { request: CommandRequest; answer: MemberResource };
}
