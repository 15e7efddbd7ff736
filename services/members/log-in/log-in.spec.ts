import { describe, expect, it } from '@jest/globals';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { LogInRequest } from './log-in.contract.js';
import { decideLogIn } from './log-in.decide.js';

describe('logging in', () => {
  it.each([
    { attempt: { passwordMatches: true, banned: false }, refusal: null },
    { attempt: { passwordMatches: false, banned: false }, refusal: { code: 'NoMatch' } },
    { attempt: { passwordMatches: true, banned: true }, refusal: { code: 'Banned' } },
    { attempt: { passwordMatches: false, banned: true }, refusal: { code: 'NoMatch' } },
  ])('$attempt: $refusal', ({ attempt, refusal }) => {
    expect(decideLogIn(attempt)).toEqual(refusal);
  });

  it.each([
    {},
    { mail: 'a@b.c' },
    { pass: 'secret12' },
    { mail: '', pass: 'secret12' },
    { mail: 5, pass: 'secret12' },
    { mail: 'a@b.c', pass: ['secret12'] },
    { mail: 'a@b.c', pass: 'x'.repeat(256) },
  ])('%p is refused under mail like any wrong pair', (payload) => {
    expect(() => parseRequest(LogInRequest, payload)).toThrow(
      expect.objectContaining({
        state: 400,
        errors: expect.objectContaining({
          mail: [expect.objectContaining({ ja: 'メールアドレスまたはパスワードが一致しません。' })],
        }),
      }),
    );
  });
});
