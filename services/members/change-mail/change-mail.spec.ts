import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideChangeMail } from './change-mail.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const banned = { type: 'MemberBanned', data: { memberId: 'm1', duplicateOf: null } } as const;
const free = { isPresent: false, isTaken: false };
const membership = specification(initialMember, applyMemberEvent);

describe('changing the mail address', () => {
  it('tells what was checked, and no address', () => {
    const { events } = membership.given(registered).when((m) => decideChangeMail(m, 'm1', free, ['licence']));
    expect(events()).toEqual([{ type: 'MailChanged', data: { memberId: 'm1', checked: ['licence'] } }]);
  });

  it.each([
    ['SameMail', { isPresent: true, isTaken: false }],
    ['MailTaken', { isPresent: false, isTaken: true }],
  ])('is refused: %s', (code, facts) => {
    const { refusal } = membership.given(registered).when((m) => decideChangeMail(m, 'm1', facts, ['licence']));
    expect(refusal().code).toBe(code);
  });

  it('is refused while the member is banned', () => {
    const { refusal } = membership.given(registered, banned).when((m) => decideChangeMail(m, 'm1', free, ['licence']));
    expect(refusal().code).toBe('MemberBanned');
  });
});
