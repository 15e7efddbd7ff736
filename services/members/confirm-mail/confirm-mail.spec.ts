import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideConfirmMail } from './confirm-mail.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const confirmed = { type: 'MailConfirmed', data: { memberId: 'm1' } } as const;
const changed = { type: 'MailChanged', data: { memberId: 'm1', checked: ['licence'] } } as const;
const good = { isExpired: false };
const old = { isExpired: true };
const membership = specification(initialMember, applyMemberEvent);

describe('confirming the mail address', () => {
  it('records the confirmation without the address', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideConfirmMail(m, 'm1', good))
        .events(),
    ).toEqual([confirmed]);
  });

  it('records it once, also when the link has expired meanwhile', () => {
    for (const link of [good, old])
      expect(
        membership
          .given(registered, confirmed)
          .when((m) => decideConfirmMail(m, 'm1', link))
          .events(),
      ).toEqual([]);
  });

  it('refuses an expired link', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideConfirmMail(m, 'm1', old))
        .refusal().code,
    ).toBe('LinkExpired');
  });

  it('requires a new confirmation after the address was changed', () => {
    expect(
      membership
        .given(registered, confirmed, changed)
        .when((m) => decideConfirmMail(m, 'm1', good))
        .events(),
    ).toEqual([confirmed]);
  });
});
