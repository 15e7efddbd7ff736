export { fullName } from '../../ui/fullName';

/** A member as a list or his page has him. */
export interface MemberRecord {
  readonly id: string;
  readonly mail: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly language: 'ja' | 'en';
  readonly tel: string;
  readonly points: number;
  readonly coins: number;
  readonly state: 'active' | 'banned';
  readonly banned_at: string | null;
  readonly created: string;
}

/** A member as the member's own page has them. */
export interface MemberOnPage extends MemberRecord {
  readonly zipcode: string;
  readonly pref_id: number;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  /** null: not confirmed */
  readonly mail_confirmed_at: string | null;
}

/** How a state looks. */
export const STATE_COLOURS = { active: 'success', banned: 'error' } as const;
