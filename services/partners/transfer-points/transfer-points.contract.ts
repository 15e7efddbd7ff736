import { Allow } from 'class-validator';
import type { Done } from '../../platform/http/requests/wire.contract.js';

/** What the member has typed is looked at as it is: each mistake has words of its own in `error`. */
export class TransferPointsRequest {
  @Allow()
  point?: unknown;

  @Allow()
  site_id?: unknown;
}

export interface TransferPointsAnswer extends Done {
  /** '' when the points were moved. */
  readonly error: string;
}

export interface TransferPointsCalls {
  /** Moves points between the shop and a site; what went wrong, and what may be done, is in `error`. */
  'POST /api/user/transfer/point': { request: TransferPointsRequest; answer: TransferPointsAnswer };
}
