import type { IsoTime } from '../../platform/http/wire.contract.js';

/** The requested moment; by default now. */
export interface AtMoment {
  readonly at?: IsoTime;
}
