import type { ListRequest } from '../../platform/http/requests/wire.contract.js';

/** A check that must pass before the shop opens to members. */
export interface GoingLiveResource {
  /** The name of the check. */
  readonly id: string;
  readonly state: 'ready' | 'missing';
}

export interface GoingLiveCalls {
  /** Lists the checks that must pass before the shop opens to members, missing ones first. */
  'GET /admin-api/going-live': { query: ListRequest; answer: readonly GoingLiveResource[] };
}
