import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideChangeMail } from './change-mail.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const banned = { type: 'MemberBanned', data: { memberId: 'm1', duplicateOf: null } } as const;
const free = { isPresent: false, isTaken: false };
const membership = specification(initialMember, applyMemberEvent);

describe('changing the mail address', () => {
  it('records the identity checks without the address', () => {
    const { events } = membership.given(registered).when((m) => decideChangeMail(m, 'm1', free, ['licence']));
    expect(events()).toEqual([{ type: 'MailChanged', data: { memberId: 'm1', checked: ['licence'] } }]);
  });

  it.each([
    ['SameMail', { isPresent: true, isTaken: false }],
    ['MailTaken', { isPresent: false, isTaken: true }],
  ])('refuses with %s', (code, facts) => {
    const { refusal } = membership.given(registered).when((m) => decideChangeMail(m, 'm1', facts, ['licence']));
    expect(refusal().code).toBe(code);
  });

  it('refuses a banned member', () => {
    const { refusal } = membership.given(registered, banned).when((m) => decideChangeMail(m, 'm1', free, ['licence']));
    expect(refusal().code).toBe('MemberBanned');
  });
});
