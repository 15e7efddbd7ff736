import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A course of points for operators. English may be ''; then the Japanese is shown. */
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
  /** The position in the list, from 0. */
  readonly position: number;
  /** The time of the withdrawal; null before. */
  readonly withdrawn_at: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
