import type { IsoTime } from '../../platform/http/wire.contract.js';

/** The state of a moment; without it, of now. */
export interface AtMoment {
  readonly at?: IsoTime;
}
