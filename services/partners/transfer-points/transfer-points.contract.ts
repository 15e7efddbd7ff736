import { Allow } from 'class-validator';
import type { Done } from '../../platform/http/requests/wire.contract.js';

/** Unvalidated input of the member: `error` of the response has a message for each mistake. */
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
  /** Moves points between the shop and a site; `error` has the message of a failure. */
  'POST /api/user/transfer/point': { request: TransferPointsRequest; answer: TransferPointsAnswer };
}
