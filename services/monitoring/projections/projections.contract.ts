import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ProjectionResource } from '../wire/reader.contract.js';

export interface ProjectionsCalls {
  /** Lists the consumers of the log. */
  'GET /admin-api/projections': { query: ListRequest; answer: readonly ProjectionResource[] };
  /** Returns one consumer of the log. */
  'GET /admin-api/projections/{name}': { answer: ProjectionResource };
}
