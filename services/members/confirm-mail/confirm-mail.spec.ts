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
  it('is a fact without the address', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideConfirmMail(m, 'm1', good))
        .events(),
    ).toEqual([confirmed]);
  });

  it('happens once, and again changes nothing, also when the link has run out meanwhile', () => {
    for (const link of [good, old])
      expect(
        membership
          .given(registered, confirmed)
          .when((m) => decideConfirmMail(m, 'm1', link))
          .events(),
      ).toEqual([]);
  });

  it('is refused with a link that has run out', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideConfirmMail(m, 'm1', old))
        .refusal().code,
    ).toBe('LinkExpired');
  });

  it('is to be done again after the address was changed', () => {
    expect(
      membership
        .given(registered, confirmed, changed)
        .when((m) => decideConfirmMail(m, 'm1', good))
        .events(),
    ).toEqual([confirmed]);
  });
});
