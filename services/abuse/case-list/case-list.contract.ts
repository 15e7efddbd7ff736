import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

export interface CaseListCalls {
  /** Lists cases, newest first. */
  'GET /admin-api/abuse-cases': { query: ListRequest; answer: readonly AbuseCase[] };
  'GET /admin-api/abuse-cases/{id}': { answer: AbuseCase };
}
