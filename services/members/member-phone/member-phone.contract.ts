import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A member who has or had one of this member's phone numbers. */
export interface PhoneHolder {
  readonly id: number;
  readonly member_id: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly language: 'ja' | 'en';
  readonly tel: string;
  readonly verified_at: IsoTime;
  /** Null while the number is theirs. */
  readonly released_at: IsoTime | null;
}

/** A code that was sent to the member, without the code itself. */
export interface PhoneCodeShown {
  readonly id: string;
  readonly tel: string;
  readonly created: IsoTime;
  /** The delivery state of the message, as the provider reports it. */
  readonly state: 'sending' | 'refused' | 'unknown' | 'taken' | 'sent' | 'undelivered' | 'delivered';
  /** The provider's error code. */
  readonly error: string | null;
  /** The number of wrong codes that were typed. */
  readonly tries: number;
  readonly used_at: IsoTime | null;
}

/** A member's phone, its verified holders and the latest codes, newest first, 50 of each at most. */
export interface MemberPhoneResource {
  /** The number as the member entered it. */
  readonly tel: string;
  readonly verified_at: IsoTime | null;
  readonly holders: readonly PhoneHolder[];
  readonly codes: readonly PhoneCodeShown[];
}

export interface MemberPhoneCalls {
  /** Returns a member's phone: its verification, earlier holders of the number, and the codes that were sent. */
  'GET /admin-api/members/{id}/phone': { answer: MemberPhoneResource };
}
