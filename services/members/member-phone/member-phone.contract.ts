import type { IsoTime } from '../../platform/http/wire.contract.js';

/** Who has, or had, a number of the member's. */
export interface PhoneHolder {
  readonly id: number;
  readonly member_id: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly language: 'ja' | 'en';
  readonly tel: string;
  readonly verified_at: IsoTime;
  /** Null while it is theirs. */
  readonly released_at: IsoTime | null;
}

/** A code that was sent to the member; the code itself nobody knows. */
export interface PhoneCodeShown {
  readonly id: string;
  readonly tel: string;
  readonly created: IsoTime;
  /** Of the text message: what its provider tells. */
  readonly state: 'sending' | 'refused' | 'unknown' | 'taken' | 'sent' | 'undelivered' | 'delivered';
  /** The provider's code of what went wrong. */
  readonly error: string | null;
  /** Wrong codes that were typed. */
  readonly tries: number;
  readonly used_at: IsoTime | null;
}

/** A member's phone: who has proved that it is theirs, the newest first, and the latest codes, 50 of each at the most. */
export interface MemberPhone {
  /** As the member entered it. */
  readonly tel: string;
  readonly verified_at: IsoTime | null;
  readonly holders: readonly PhoneHolder[];
  readonly codes: readonly PhoneCodeShown[];
}

export interface MemberPhoneCalls {
  /** The proof of a member’s phone, whoever had the number before, and the codes that were sent. */
  'GET /admin-api/members/{id}/phone': { answer: MemberPhone };
}
