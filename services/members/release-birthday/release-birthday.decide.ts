import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { BirthdayReleased } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type ReleaseBirthdayRefused = Refusal<'BirthdayNotGiven'>;

/** Decides whether an operator may release a wrong birthday, so that the member can enter it again. */
export const decideReleaseBirthday = (
  member: Membership,
  memberId: string,
): Decision<BirthdayReleased, ReleaseBirthdayRefused> =>
  member.birthdayGiven
    ? accept({ type: 'BirthdayReleased', data: { memberId } })
    : refuse({ code: 'BirthdayNotGiven' });
