import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideBanMember } from './ban-member.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const banned = { type: 'MemberBanned', data: { memberId: 'm1', duplicateOf: null } } as const;
const unbanned = { type: 'MemberUnbanned', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);

describe('banning', () => {
  it('bars a member, and one whose ban was lifted', () => {
    for (const history of [[registered], [registered, banned, unbanned]])
      expect(
        membership
          .given(...history)
          .when((m) => decideBanMember(m, 'm1'))
          .events(),
      ).toEqual([banned]);
  });

  it('does not bar a member that is barred', () => {
    const { refusal } = membership.given(registered, banned).when((m) => decideBanMember(m, 'm1'));
    expect(refusal().code).toBe('AlreadyBanned');
  });
});
