import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideChangePassword, checkLink } from './change-password.decide.js';
import { buildPasswordChangedMail } from './password-changed.mail.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const confirmed = { type: 'MailConfirmed', data: { memberId: 'm1' } } as const;
const banned = { type: 'MemberBanned', data: { memberId: 'm1', duplicateOf: null } } as const;
const good = { isUsed: false, isExpired: false };
const membership = specification(initialMember, applyMemberEvent);

describe('changing the password', () => {
  it('is a fact without the password', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideChangePassword(m, 'm1', null))
        .events(),
    ).toEqual([{ type: 'PasswordChanged', data: { memberId: 'm1', by: 'member' } }]);
  });

  it('by the link shows that mail to the address arrives', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideChangePassword(m, 'm1', good))
        .events(),
    ).toEqual([{ type: 'PasswordChanged', data: { memberId: 'm1', by: 'link' } }, confirmed]);
  });

  it('by the link tells nothing more of an address that is confirmed', () => {
    expect(
      membership
        .given(registered, confirmed)
        .when((m) => decideChangePassword(m, 'm1', good))
        .events(),
    ).toEqual([{ type: 'PasswordChanged', data: { memberId: 'm1', by: 'link' } }]);
  });

  it.each([
    ['was used', { isUsed: true, isExpired: false }, 'LinkUsed'],
    ['was used and has run out', { isUsed: true, isExpired: true }, 'LinkUsed'],
    ['has run out', { isUsed: false, isExpired: true }, 'LinkExpired'],
  ])('is refused with a link that %s', (_, link, code) => {
    expect(
      membership
        .given(registered)
        .when((m) => decideChangePassword(m, 'm1', link))
        .refusal().code,
    ).toBe(code);
  });

  it('is refused with a link that never was', () => {
    expect(checkLink(null)).toEqual({ code: 'LinkUnknown' });
    expect(checkLink(good)).toBeNull();
  });

  it.each([good, null])('is refused for a member who is banned', (link) => {
    expect(
      membership
        .given(registered, banned)
        .when((m) => decideChangePassword(m, 'm1', link))
        .refusal().code,
    ).toBe('Banned');
  });
});

describe('the mail about it', () => {
  it.each([
    ['ja', 'お心当たりのない場合は'],
    ['en', 'If this was not you'],
  ] as const)('says what to do if it was somebody else: %s', (language, words) => {
    const { text } = buildPasswordChangedMail('a@example.com', language, 'https://shop.example/password-reissue');
    expect(text).toContain(words);
    expect(text).toMatch(/\nhttps:\/\/shop\.example\/password-reissue$/);
  });
});
