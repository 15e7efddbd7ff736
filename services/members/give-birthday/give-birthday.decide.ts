import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { parseTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { BirthdayGiven } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type GiveBirthdayRefused = Refusal<'NoSuchDay' | 'NotYetBorn' | 'TooLongAgo' | 'BirthdayFixed'>;

/** The maximum age. Nobody has lived longer than 122 years (Jeanne Calment, Guinness World Records). */
const MAX_YEARS = 123;

export interface SubmittedBirthday {
  readonly memberId: string;
  /** The day as it was typed, `2001-01-31`. */
  readonly day: string;
  /** The stored birthday; null for none. */
  readonly kept: TokyoDate | null;
  readonly now: Date;
}

/** Decides on a member's birthday, which can be entered once. */
export const decideGiveBirthday = (
  member: Membership,
  { memberId, day, kept, now }: SubmittedBirthday,
): Decision<BirthdayGiven, GiveBirthdayRefused> => {
  const birthday = parseTokyoDate(day);
  if (birthday === null) return refuse({ code: 'NoSuchDay' });
  if (birthday >= toTokyoDate(now)) return refuse({ code: 'NotYetBorn' });
  if (Number(birthday.slice(0, 4)) < Number(toTokyoDate(now).slice(0, 4)) - MAX_YEARS)
    return refuse({ code: 'TooLongAgo' });
  if (member.birthdayGiven) return kept === birthday ? accept() : refuse({ code: 'BirthdayFixed' });
  return accept({ type: 'BirthdayGiven', data: { memberId } });
};
