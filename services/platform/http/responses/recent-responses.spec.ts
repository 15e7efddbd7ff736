import { describe, expect, it } from '@jest/globals';
import { KeyReusedError } from '../../store/response.js';
import { RecentResponses } from './recent-responses.js';

const respond = (body: string) => ({ state: 200, body });

describe('RecentResponses', () => {
  it('returns the first response again, whatever is offered later under the same key', () => {
    const recent = new RecentResponses(10_000);
    expect(recent.find('a', 'hash')).toBeUndefined();
    expect(recent.keep('a', 'hash', respond('first'))).toEqual(respond('first'));
    expect(recent.keep('a', 'hash', respond('second'))).toEqual(respond('first'));
    expect(recent.find('a', 'hash')).toEqual(respond('first'));
  });

  it('refuses a known key with another payload', () => {
    const recent = new RecentResponses(10_000);
    recent.keep('a', 'hash', respond('first'));
    expect(() => recent.find('a', 'other')).toThrow(KeyReusedError);
    expect(() => recent.keep('a', 'other', respond('second'))).toThrow(KeyReusedError);
  });

  it('drops the oldest responses beyond its memory', () => {
    const recent = new RecentResponses(1000);
    for (const key of ['a', 'b', 'c']) recent.keep(key, 'hash', respond('x'.repeat(50)));
    expect(['a', 'b', 'c'].map((key) => recent.find(key, 'hash') !== undefined)).toEqual([false, true, true]);
    recent.keep('large', 'hash', respond('x'.repeat(5000)));
    expect(['b', 'c', 'large'].map((key) => recent.find(key, 'hash'))).toEqual([undefined, undefined, undefined]);
    recent.keep('d', 'hash', respond('x'));
    expect(recent.find('d', 'hash')).toBeDefined();
  });
});
