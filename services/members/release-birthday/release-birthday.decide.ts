import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { BirthdayReleased } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type ReleaseBirthdayRefused = Refusal<'BirthdayNotGiven'>;

/** The day was wrong, as the member has shown: they may tell it once more. */
export const decideReleaseBirthday = (
  member: Member,
  memberId: string,
): Decision<BirthdayReleased, ReleaseBirthdayRefused> =>
  member.birthdayGiven
    ? accept({ type: 'BirthdayReleased', data: { memberId } })
    : refuse({ code: 'BirthdayNotGiven' });
