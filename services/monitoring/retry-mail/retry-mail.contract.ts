import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

export interface RetryMailCalls {
  /** Has it sent again. */
  'POST /admin-api/parked-mails/{id}/retry': { request: CommandRequest; answer: ParkedMailResource };
}
