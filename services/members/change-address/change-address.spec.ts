import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideChangeAddress } from './change-address.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const banned = { type: 'MemberBanned', data: { memberId: 'm1', duplicateOf: null } } as const;
const another = { isPresent: false };
const membership = specification(initialMember, applyMemberEvent);

describe('changing the postal address', () => {
  it('records the identity checks without the address', () => {
    const { events } = membership.given(registered).when((m) => decideChangeAddress(m, 'm1', another, ['licence']));
    expect(events()).toEqual([{ type: 'AddressChanged', data: { memberId: 'm1', checked: ['licence'] } }]);
  });

  it('refuses the address that the member already has', () => {
    const same = { isPresent: true };
    const { refusal } = membership.given(registered).when((m) => decideChangeAddress(m, 'm1', same, ['licence']));
    expect(refusal().code).toBe('SameAddress');
  });

  it('refuses a banned member', () => {
    const { refusal } = membership
      .given(registered, banned)
      .when((m) => decideChangeAddress(m, 'm1', another, ['licence']));
    expect(refusal().code).toBe('MemberBanned');
  });
});
