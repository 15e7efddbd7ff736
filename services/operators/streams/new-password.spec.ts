import { describe, expect, it } from '@jest/globals';
import { decideNewPassword } from './new-password.js';

const hanako = { mail: 'hanako.yamada@example.com', name: 'Hanako Yamada' };
const codeOf = (password: string) => decideNewPassword(password, hanako)?.code ?? 'taken';

describe('decideNewPassword', () => {
  it.each([
    'correct horse',
    'another horse',
    'すいかの種を七つ数える夜',
    'xK4!vr9#Lq2z',
    'brown teapot 1987',
    'purple-operator-window',
    'hanako likes melons',
  ])('accepts %j', (password) => {
    expect(codeOf(password)).toBe('taken');
  });

  it.each(['', 'short', 'elevenchars', '🔑🔑🔑🔑🔑🔑'])('refuses %j as too short', (password) => {
    expect(codeOf(password)).toBe('PasswordTooShort');
  });

  it.each([
    '            ',
    '　　　　　　　　　　　　',
    '\u200b'.repeat(12),
    'aaaaaaaaaaaa',
    'abababababab',
    'a          bcdef',
  ])('refuses %j as too plain', (password) => {
    expect(codeOf(password)).toBe('PasswordTooPlain');
  });

  it.each([
    'password1234',
    'P@ssw0rd2026!',
    'passwordpassword',
    'operator1234',
    'Administrator1',
    'welcome12345',
    'letmein!!2026',
    'changeme2026',
    'iloveyou1234',
    '123456789012',
    '098765432109',
    'qwertyuiop12',
    'qwerty123456',
    'abcdefghijkl',
    '1qaz2wsx3edc',
    'asdfghjkl123',
    'mypassword123',
    'p a s s w o r d 1',
  ])('refuses %j as too common', (password) => {
    expect(codeOf(password)).toBe('PasswordCommon');
  });

  it.each(['hanako.yamada', 'HanakoYamada1', 'yamada-hanako-2026', 'hanako.yamada@example.com'])(
    'then %j is too much like their name',
    (password) => {
      expect(codeOf(password)).toBe('PasswordOfName');
    },
  );
});
