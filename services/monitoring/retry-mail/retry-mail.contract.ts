import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

export interface RetryMailCalls {
  /** Sends a parked mail again. */
  'POST /admin-api/parked-mails/{id}/retry': { request: CommandRequest; answer: ParkedMailResource };
}
