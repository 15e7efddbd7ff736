import { describe, expect, it } from '@jest/globals';
import { formatFullName } from './fullName';

const person = { id: '0199-a', last_name: '山田', first_name: '花子', middle_name: '' } as const;

describe('the name of a member', () => {
  it('follows the order of the member’s language', () => {
    expect(formatFullName({ ...person, language: 'ja' })).toBe('山田 花子');
    expect(formatFullName({ ...person, middle_name: 'Quinn', language: 'en' })).toBe('花子 Quinn 山田');
  });

  it('falls back to the id of a closed account, so that links have a text', () => {
    expect(formatFullName({ ...person, last_name: '', first_name: '', language: 'ja' })).toBe('0199-a');
  });
});
