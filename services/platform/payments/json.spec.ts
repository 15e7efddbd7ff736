import { describe, expect, it } from '@jest/globals';
import { readCode } from './json.js';

const codeOf = (code: unknown): string => readCode({ code }, 'code');

describe('the code of a provider', () => {
  it.each(['NC01000000000000', 'INSTRUMENT_DECLINED', 'TransactionTimedOut', 'no-redirect', '51', ''])(
    'keeps it unchanged: %j',
    (code) => expect(codeOf(code)).toBe(code),
  );

  it.each([
    ['a sentence', 'The card of Hanako was declined'],
    ['a mail address', 'hanako@example.com'],
    ['a phone number', '09012345678'],
    ['the number of a card', '4111111111111111'],
    ['a token', 'tok_1aB2cD3eF4gH5iJ6kL7mN'],
    ['more than any code is long', 'A'.repeat(65)],
  ])('becomes "other" for %s', (_, text) => expect(codeOf(text)).toBe('other'));

  it('stays empty without a code of the provider', () => {
    expect(readCode({}, 'code')).toBe('');
  });
});
