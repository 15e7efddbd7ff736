import { describe, expect, it } from '@jest/globals';
import { KeyReusedError } from '../../store/response.js';
import { RecentResponses } from './recent-responses.js';

const answer = (body: string) => ({ state: 200, body });

describe('recent answers', () => {
  it('bring the first answer again, whatever comes later under the same value', () => {
    const recent = new RecentResponses(10_000);
    expect(recent.find('a', 'hash')).toBeUndefined();
    expect(recent.keep('a', 'hash', answer('first'))).toEqual(answer('first'));
    expect(recent.keep('a', 'hash', answer('second'))).toEqual(answer('first'));
    expect(recent.find('a', 'hash')).toEqual(answer('first'));
  });

  it('refuse the value of one for another payload', () => {
    const recent = new RecentResponses(10_000);
    recent.keep('a', 'hash', answer('first'));
    expect(() => recent.find('a', 'other')).toThrow(KeyReusedError);
    expect(() => recent.keep('a', 'other', answer('second'))).toThrow(KeyReusedError);
  });

  it('forget the oldest when there are too many', () => {
    const recent = new RecentResponses(1000);
    for (const key of ['a', 'b', 'c']) recent.keep(key, 'hash', answer('x'.repeat(50)));
    expect(['a', 'b', 'c'].map((key) => recent.find(key, 'hash') !== undefined)).toEqual([false, true, true]);
    recent.keep('large', 'hash', answer('x'.repeat(5000)));
    expect(['b', 'c', 'large'].map((key) => recent.find(key, 'hash'))).toEqual([undefined, undefined, undefined]);
    recent.keep('d', 'hash', answer('x'));
    expect(recent.find('d', 'hash')).toBeDefined();
  });
});
