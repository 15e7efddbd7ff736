import { Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { EVENT_ID, SAY_WHICH_ENTRY } from '../wire/entry-id.js';
import type { MemberResource } from '../wire/member.contract.js';

/** `POST /admin-api/members/{id}/reverse-grant`. */
export class ReverseGrantRequest extends CommandRequest {
  /** The event of the grant. */
  @Matches(EVENT_ID, SAY_WHICH_ENTRY)
  entry!: string;
}

export interface ReverseGrantCalls {
  /** Takes back what is left of a mistaken grant, once. */
  'POST /admin-api/members/{id}/reverse-grant': { request: ReverseGrantRequest; answer: MemberResource };
}
