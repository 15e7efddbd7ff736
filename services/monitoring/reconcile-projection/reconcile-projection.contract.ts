import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ProjectionResource } from '../wire/reader.contract.js';

export interface ReconcileProjectionCalls {
  /** Compares a read model with the log. */
  'POST /admin-api/projections/{name}/reconcile': { request: CommandRequest; answer: ProjectionResource };
}
