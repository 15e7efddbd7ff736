import { describe, expect, it } from '@jest/globals';
import { Clock, DAY_MS } from '../../../kernel/time.js';
import { CsrfTokens } from './csrf-token.js';

class StoppedClock extends Clock {
  instant = new Date('2026-04-01T12:00:00+09:00');

  now(): Date {
    return this.instant;
  }
}

const clock = new StoppedClock();
const tokens = new CsrfTokens(Buffer.alloc(32, 1), clock);
const SESSION = 'mine';
const { name, value } = tokens.issue(SESSION);

/** Returns the token with another character at an index. */
const changeAt = (index: number): string =>
  value.slice(0, index) + (value[index] === 'A' ? 'B' : 'A') + value.slice(index + 1);

describe('the token in a stored response', () => {
  const bodyOf = (pair: object) => JSON.stringify({ state: 200, text: 'a "value":"~ of a member', csrf: pair });

  it('unmasks to the same bytes, and cannot be read or used while masked', () => {
    for (let i = 0; i < 200; i++) {
      const pair = tokens.issue(SESSION);
      const stored = tokens.mask(bodyOf(pair), pair);
      expect(stored).not.toContain(pair.value);
      const hidden = JSON.parse(stored).csrf.value.slice(1);
      expect([tokens.verify(SESSION, hidden), tokens.verify(SESSION, `~${hidden}`)]).toEqual([null, null]);
      expect(tokens.unmask(stored)).toBe(bodyOf(pair));
    }
  });

  it('does not change when nothing was masked', () => {
    const body = bodyOf(tokens.issue(SESSION));
    expect(tokens.unmask(body)).toBe(body);
    expect(tokens.unmask('{"state":200}')).toBe('{"state":200}');
  });

  it('stays masked under another key', () => {
    const pair = tokens.issue(SESSION);
    const others = new CsrfTokens(Buffer.alloc(32, 2), clock);
    expect(others.unmask(tokens.mask(bodyOf(pair), pair))).not.toContain(pair.value);
  });
});

describe('a CSRF token', () => {
  it('gives one idempotency key to its session, however often it is sent', () => {
    expect(name).toBe('_csrf');
    const key = tokens.verify(SESSION, value);
    expect(key).toEqual(expect.any(String));
    expect(tokens.verify(SESSION, value)).toBe(key);
  });

  it('differs at each issue and has its own idempotency key', () => {
    const issued = Array.from({ length: 1000 }, () => tokens.issue(SESSION).value);
    expect(new Set(issued.map((one) => tokens.verify(SESSION, one))).size).toBe(1000);
    expect(issued.map((one) => tokens.verify(SESSION, one))).not.toContain(null);
  });

  it.each([
    ['another session', 'yours'],
    ['a session of a longer name', 'mine2'],
    ['no session', ''],
  ])('gives no key in %s', (_, session) => {
    expect(tokens.verify(session, value)).toBeNull();
  });

  it('gives no key in a shop with another secret', () => {
    expect(new CsrfTokens(Buffer.alloc(32, 2), clock).verify(SESSION, value)).toBeNull();
  });

  it.each([
    ['missing', null],
    ['undefined', undefined],
    ['empty', ''],
    ['a number', 5],
    ['a list of it', [value]],
    ['cut short', value.slice(0, -1)],
    ['longer by a letter', `${value}A`],
    ['surrounded by blanks', ` ${value} `],
    ['of the right length and made up', 'A'.repeat(value.length)],
    ['of the right length in letters of three bytes', 'あ'.repeat(value.length)],
    ['in capitals', value.toUpperCase()],
  ])('gives no key when it is %s', (_, malformedToken) => {
    expect(tokens.verify(SESSION, malformedToken)).toBeNull();
  });

  it('gives no key when any of its characters was changed', () => {
    const keys = Array.from(value, (_, index) => tokens.verify(SESSION, changeAt(index)));
    expect(keys).toEqual(Array.from(value, () => null));
  });

  it('expires after three days', () => {
    const begun = clock.instant;
    clock.instant = new Date(begun.getTime() + 3 * DAY_MS);
    expect(tokens.verify(SESSION, value)).not.toBeNull();
    clock.instant = new Date(begun.getTime() + 3 * DAY_MS + 1000);
    expect(tokens.verify(SESSION, value)).toBeNull();
    clock.instant = begun;
  });
});

describe('the hash of a payload', () => {
  it('differs between payloads, paths and shops', () => {
    const other = new CsrfTokens(Buffer.alloc(32, 2), clock);
    const hashes = [
      tokens.payloadHashOf('/a', '{}'),
      tokens.payloadHashOf('/b', '{}'),
      tokens.payloadHashOf('/a', '{"n":1}'),
      tokens.payloadHashOf('/a', null),
      other.payloadHashOf('/a', '{}'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(tokens.payloadHashOf('/a', '{}')).toBe(hashes[0]);
  });
});
