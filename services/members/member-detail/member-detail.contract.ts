import type { Done, Flag } from '../../platform/http/wire.contract.js';

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
  /** The rank of this month; '' for none. */
  readonly rank_name: string;
  /** The picture of it; '' for none. */
  readonly rank_icon: string;
  /** Coins to keep it for the next month; 0 where it cannot be kept. */
  readonly rank_coin: number;
  /** Yen to be paid this month to reach the rank above, or, of the highest, to have it again; 0 without ranks. */
  readonly rank_max_price: number;
  /** Yen paid this month, less what went back. */
  readonly rank_current_price: number;
  /** 1: the rank, or a higher one, is the next month's as well, by what is paid or kept. */
  readonly is_rank_maintained: 0 | 1;
  /** The rank of the next month, as it stands now; '' for none. */
  readonly next_month_name: string;
  /** The next month, `YYYY-MM`: what `buy_rank` takes. */
  readonly next_month: string;
}

export interface MemberDetailResponse extends Done {
  readonly detail: MemberDetail;
}

export interface MemberDetailCalls {
  /** The member's own data. */
  'GET /api/user/detail': { answer: MemberDetailResponse };
}
