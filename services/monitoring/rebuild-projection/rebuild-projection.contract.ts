import type { CommandRequest } from '../../operators/commands/command.contract.js';
import type { ProjectionResource } from '../wire/reader.contract.js';

export interface RebuildProjectionCalls {
  /** Builds its table anew. */
  'POST /admin-api/projections/{name}/rebuild': { request: CommandRequest; answer: ProjectionResource };
}
