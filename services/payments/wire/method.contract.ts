import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { PaymentResource } from './payment.contract.js';

/** A payment method for operators. */
export interface MethodResource {
  readonly id: PaymentResource['method'];
  /** The number on the wire. */
  readonly code: string;
  readonly provider: PaymentResource['provider'];
  readonly name: string;
  readonly name_en: string;
  /** True if the method is configured. Otherwise members are not offered it, whatever is set here. */
  readonly has_keys: boolean;
  /** The owners' setting. */
  readonly on: boolean;
  /** The text beside the method; '' for the default. */
  readonly memo: string;
  readonly memo_en: string;
  readonly usual_memo: string;
  readonly usual_memo_en: string;
  /** Null if nobody has changed the settings. */
  readonly changed_at: IsoTime | null;
  readonly version: number;
}
