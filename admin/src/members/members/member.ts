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

/** How a state looks. */
export const STATE_COLOURS = { active: 'success', banned: 'error' } as const;
