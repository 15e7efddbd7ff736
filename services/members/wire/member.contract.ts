import type { IsoTime } from '../../platform/http/wire.contract.js';

/** A member as operators list them. */
export interface MemberListed {
  readonly id: string;
  readonly mail: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  /** In which the shop writes to them; it tells the order of their names, too. */
  readonly language: 'ja' | 'en';
  /** `***` for those who need not know. */
  readonly tel: string;
  readonly points: number;
  readonly coins: number;
  readonly state: 'active' | 'banned' | 'closed';
  readonly banned_at: IsoTime | null;
  /** Their books are not what the log says: they neither draw, decide nor are sent anything. */
  readonly frozen_at: IsoTime | null;
  /** The operator whose own account it is: it neither draws nor exchanges; null for a member who is none. */
  readonly operator_id: string | null;
  readonly created: IsoTime;
}

/** A member as the member's own page has them. */
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
  /** Since when mail to the address is known to reach the member; null while it is not. */
  readonly mail_confirmed_at: IsoTime | null;
  /** Since when the phone is known to be the member's; null while it is not. */
  readonly phone_verified_at: IsoTime | null;
  /** When the member told when they were born; null where they have not. */
  readonly birthday_given_at: IsoTime | null;
  /** The rank of this month; '' for none. */
  readonly rank: string;
  readonly rank_en: string;
  /** The rank of the next month, as it stands now. */
  readonly next_rank: string;
  readonly next_rank_en: string;
  /** Yen paid this month, less what went back. */
  readonly paid_this_month: number;
  /** Goes up with every fact about the membership; what a command was decided on. */
  readonly version: number;
}
