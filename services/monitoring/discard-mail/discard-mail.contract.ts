import type { CommandRequest } from '../../operators/commands/command.contract.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

export interface DiscardMailCalls {
  /** Gives it up. */
  'POST /admin-api/parked-mails/{id}/discard': { request: CommandRequest; answer: ParkedMailResource };
}
