import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A member in the operators' list. */
export interface MemberListed {
  readonly id: string;
  readonly mail: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  /** The language of mails to them, which also decides the order of their names. */
  readonly language: 'ja' | 'en';
  /** The phone number; `***` for operators without permission to see it. */
  readonly tel: string;
  readonly points: number;
  readonly coins: number;
  readonly state: 'active' | 'banned' | 'closed';
  readonly banned_at: IsoTime | null;
  /**
   * When the account was frozen because its balances differ from the event log; the member can neither draw, decide nor receive
   * parcels.
   */
  readonly frozen_at: IsoTime | null;
  /** The operator whose own account it is, which can neither draw nor exchange; null for other members. */
  readonly operator_id: string | null;
  readonly created: IsoTime;
}

/** A member on their page in the console. */
export interface MemberResource extends MemberListed {
  readonly zipcode: string;
  readonly pref_id: number;
  readonly pref_name: string;
  readonly pref_name_en: string;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly referral_code: string;
  readonly referral_code_given: string | null;
  /** When the mail address was confirmed; null if it is not. */
  readonly mail_confirmed_at: IsoTime | null;
  /** When the phone was verified; null if it is not. */
  readonly phone_verified_at: IsoTime | null;
  /** When the member entered their birthday; null if they have not. */
  readonly birthday_given_at: IsoTime | null;
  /** The rank of this month; '' for none. */
  readonly rank: string;
  readonly rank_en: string;
  /** The next month's rank as of now. */
  readonly next_rank: string;
  readonly next_rank_en: string;
  /** Yen paid this month, minus refunds. */
  readonly paid_this_month: number;
  /**
   * The version of the membership, which rises with each event. Commands name the version that they were decided on.
   */
  readonly version: number;
}
