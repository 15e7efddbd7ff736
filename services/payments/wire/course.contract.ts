import type { IsoTime } from '../../platform/http/wire.contract.js';

/** A course of points, as operators have it; English may be '', then the Japanese is shown. */
export interface CourseResource {
  readonly id: string;
  /** Yen. */
  readonly price: number;
  /** Paid points. */
  readonly point: number;
  /** Free points. */
  readonly bonus_point: number;
  readonly bonus_coin: number;
  readonly memo: string;
  readonly memo_en: string;
  readonly on_sale: boolean;
  /** Its place among the others, from 0. */
  readonly position: number;
  /** Since when it is out of the shop for good; null while it is not. */
  readonly withdrawn_at: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
