import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideReleaseBirthday } from './release-birthday.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const entered = { type: 'BirthdayGiven', data: { memberId: 'm1' } } as const;
const released = { type: 'BirthdayReleased', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);

describe('releasing a birthday', () => {
  it('releases the birthday', () => {
    expect(
      membership
        .given(registered, entered)
        .when((m) => decideReleaseBirthday(m, 'm1'))
        .events(),
    ).toEqual([released]);
  });

  it('refuses when there is no birthday, or it was released before', () => {
    for (const facts of [[registered], [registered, entered, released]])
      expect(
        membership
          .given(...facts)
          .when((m) => decideReleaseBirthday(m, 'm1'))
          .refusal(),
      ).toEqual({ code: 'BirthdayNotGiven' });
  });
});
