import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

export interface DiscardMailCalls {
  /** Discards a parked mail. */
  'POST /admin-api/parked-mails/{id}/discard': { request: CommandRequest; answer: ParkedMailResource };
}
