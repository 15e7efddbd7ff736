import type { ListRequest } from '../../platform/http/requests/wire.contract.js';

/** Something that has to be as it should before members may come. */
export interface GoingLiveResource {
  /** The name of the check. */
  readonly id: string;
  readonly state: 'ready' | 'missing';
}

export interface GoingLiveCalls {
  /** What has to be there before members may come; what is missing comes first. */
  'GET /admin-api/going-live': { query: ListRequest; answer: readonly GoingLiveResource[] };
}
