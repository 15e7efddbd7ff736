import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** The requested moment; by default now. */
export interface AtMoment {
  readonly at?: IsoTime;
}
