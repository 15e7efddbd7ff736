import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { checkLink, decideChangePassword } from './change-password.decide.js';
import { buildPasswordChangedMail } from './password-changed.mail.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const confirmed = { type: 'MailConfirmed', data: { memberId: 'm1' } } as const;
const banned = { type: 'MemberBanned', data: { memberId: 'm1', duplicateOf: null } } as const;
const good = { isUsed: false, isExpired: false };
const membership = specification(initialMember, applyMemberEvent);

describe('changing the password', () => {
  it('records the change without the password', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideChangePassword(m, 'm1', null))
        .events(),
    ).toEqual([{ type: 'PasswordChanged', data: { memberId: 'm1', by: 'member' } }]);
  });

  it('confirms the mail address when the link is used', () => {
    expect(
      membership
        .given(registered)
        .when((m) => decideChangePassword(m, 'm1', good))
        .events(),
    ).toEqual([{ type: 'PasswordChanged', data: { memberId: 'm1', by: 'link' } }, confirmed]);
  });

  it('records no confirmation of an address that is already confirmed', () => {
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
  ])('refuses a link that %s', (_, link, code) => {
    expect(
      membership
        .given(registered)
        .when((m) => decideChangePassword(m, 'm1', link))
        .refusal().code,
    ).toBe(code);
  });

  it('refuses an unknown link', () => {
    expect(checkLink(null)).toEqual({ code: 'LinkUnknown' });
    expect(checkLink(good)).toBeNull();
  });

  it.each([good, null])('refuses a banned member', (link) => {
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
  ] as const)('says what to do if somebody else changed it: %s', (language, words) => {
    const { text } = buildPasswordChangedMail('a@example.com', language, 'https://shop.example/password-reissue');
    expect(text).toContain(words);
    expect(text).toMatch(/\nhttps:\/\/shop\.example\/password-reissue$/);
  });
});
