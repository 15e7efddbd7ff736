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
  readonly rank_name: string;
  readonly rank_coin: number;
  readonly rank_max_price: number;
  readonly rank_current_price: number;
  readonly is_rank_maintained: 0 | 1;
  readonly next_month_name: string;
  readonly next_month: string;
}

export interface MemberDetailAnswer extends Done {
  readonly detail: MemberDetail;
}

export interface MemberDetailCalls {
  /** The member's own data. */
  'GET /api/user/detail': { answer: MemberDetailAnswer };
}
