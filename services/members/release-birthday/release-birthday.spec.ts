import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideReleaseBirthday } from './release-birthday.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const birthdayGiven = { type: 'BirthdayGiven', data: { memberId: 'm1' } } as const;
const released = { type: 'BirthdayReleased', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);

describe('releasing a birthday', () => {
  it('takes the day back', () => {
    expect(
      membership
        .given(registered, birthdayGiven)
        .when((m) => decideReleaseBirthday(m, 'm1'))
        .events(),
    ).toEqual([released]);
  });

  it('is refused where there is none, or none any more', () => {
    for (const facts of [[registered], [registered, birthdayGiven, released]])
      expect(
        membership
          .given(...facts)
          .when((m) => decideReleaseBirthday(m, 'm1'))
          .refusal(),
      ).toEqual({ code: 'BirthdayNotGiven' });
  });
});
