import type { IsoTime } from '../../platform/http/wire.contract.js';
import type { PaymentResource } from './payment.contract.js';

/** A method of payment as operators have it. */
export interface MethodResource {
  readonly id: PaymentResource['method'];
  /** Its number on the wire. */
  readonly code: string;
  readonly provider: PaymentResource['provider'];
  readonly name: string;
  readonly name_en: string;
  /** Whether the shop was started with what it takes; without, members are not offered it, whatever is set here. */
  readonly has_keys: boolean;
  /** As owners have set it. */
  readonly on: boolean;
  /** What members read beside it; '' for the usual words. */
  readonly memo: string;
  readonly memo_en: string;
  readonly usual_memo: string;
  readonly usual_memo_en: string;
  /** Null while nobody has set anything. */
  readonly changed_at: IsoTime | null;
  readonly version: number;
}
