import { describe, expect, it } from '@jest/globals';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { isCommonPassword } from '../wire/common-passwords.js';
import { NewPasswordRules } from '../wire/password.contract.js';

const errorsFor = (pass: unknown, confirmPass: unknown = pass): string[] => {
  try {
    parseRequest(NewPasswordRules, { pass, confirmPass });
    return [];
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    expect(Object.keys(error.errors)).toEqual(['pass']);
    return error.errors.pass!.map((message) => (typeof message === 'string' ? message : message.en));
  }
};

describe('a new password', () => {
  it.each(['abc12x', 'Traceable99', 'A'.repeat(10) + 'b'.repeat(10)])('accepts %s', (pass) => {
    expect(errorsFor(pass)).toEqual([]);
  });

  it.each(['ab12c', 'a'.repeat(21), 'with space1', 'ｚｅｎｋａｋｕ１', 'dash-12345', 7654321])(
    'refuses %p: 6 to 20 half-width letters and digits',
    (pass) => {
      expect(errorsFor(pass)[0]).toMatch(/6 to 20 half-width letters and digits|invalid value/);
    },
  );

  it('requires the confirmation to be equal', () => {
    expect(errorsFor('Traceable99', 'Traceable98')).toEqual(['The two passwords differ. Enter them again.']);
    expect(errorsFor('Traceable99', null)).not.toEqual([]);
    expect(errorsFor('')).toEqual(['Enter your password.']);
  });

  it.each(['123456', 'password1', 'PassWord1', 'abcdef', 'qwerty123'])('refuses the common password %s', (pass) => {
    expect(errorsFor(pass)[0]).toMatch(/^This password is one of the most common ones/);
  });

  it('refuses only whole common passwords, not parts of them', () => {
    expect(isCommonPassword('password1\n123123')).toBe(false);
    expect(isCommonPassword('assword')).toBe(false);
    expect(isCommonPassword('demo1234')).toBe(false);
  });
});
