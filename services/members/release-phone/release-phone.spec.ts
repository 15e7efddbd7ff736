import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideReleasePhone } from './release-phone.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const verified = { type: 'PhoneVerified', data: { memberId: 'm1' } } as const;
const released = { type: 'PhoneReleased', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);

describe('releasing a phone', () => {
  it('releases the number', () => {
    expect(
      membership
        .given(registered, verified)
        .when((m) => decideReleasePhone(m, 'm1'))
        .events(),
    ).toEqual([released]);
  });

  it('refuses when no number is verified, or it was released before', () => {
    for (const facts of [[registered], [registered, verified, released]])
      expect(
        membership
          .given(...facts)
          .when((m) => decideReleasePhone(m, 'm1'))
          .refusal(),
      ).toEqual({ code: 'PhoneNotVerified' });
  });
});
