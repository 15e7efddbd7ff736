import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';

/** The member's own data. */
export interface MemberDetail {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
  readonly tel: string;
  readonly mail: string;
  /** '1': mail to the address is known to arrive. */
  readonly mail_confirmed: Flag;
  readonly zipcode: string;
  readonly pref_id: number;
  readonly pref_name: string;
  /** The country. */
  readonly province: string;
  /** The city. */
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly availablePoint: number;
  readonly end_sms: 0 | 1;
  readonly referral_code: string;
  /** The name of this month's rank; '' for none. */
  readonly rank_name: string;
  /** The picture of the rank; '' for none. */
  readonly rank_icon: string;
  /** The coins that keep the rank for the next month; 0 where it cannot be kept. */
  readonly rank_coin: number;
  /** Yen to pay this month for the next higher rank, or for the highest rank again; 0 without ranks. */
  readonly rank_max_price: number;
  /** Yen paid this month, minus refunds. */
  readonly rank_current_price: number;
  /** 1: payments or coins have already secured this rank, or a higher one, for the next month. */
  readonly is_rank_maintained: 0 | 1;
  /** The next month's rank as of now; '' for none. */
  readonly next_month_name: string;
  /** The next month, `YYYY-MM`, as the parameter of `buy_rank`. */
  readonly next_month: string;
}

export interface MemberDetailResponse extends Done {
  readonly detail: MemberDetail;
}

export interface MemberDetailCalls {
  /** Returns the member's own data. */
  'GET /api/user/detail': { answer: MemberDetailResponse };
}
