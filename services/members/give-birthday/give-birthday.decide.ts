import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { parseTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { BirthdayGiven } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type GiveBirthdayRefused = Refusal<'NoSuchDay' | 'NotYetBorn' | 'TooLongAgo' | 'BirthdayFixed'>;

/** Nobody has lived longer: Jeanne Calment died at 122 (Guinness World Records). */
const MAX_YEARS = 123;

export interface SubmittedBirthday {
  readonly memberId: string;
  /** `2001-01-31`, as it was typed. */
  readonly day: string;
  /** What is kept; null for none. */
  readonly kept: TokyoDate | null;
  readonly now: Date;
}

/** A member tells once when they were born. */
export const decideGiveBirthday = (
  member: Member,
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
