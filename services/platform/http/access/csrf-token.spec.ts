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
const values = new CsrfTokens(Buffer.alloc(32, 1), clock);
const SESSION = 'mine';
const { name, value } = values.issue(SESSION);

/** The value with another character at a place. */
const changedAt = (place: number): string =>
  value.slice(0, place) + (value[place] === 'A' ? 'B' : 'A') + value.slice(place + 1);

describe('a pair in an answer that is kept', () => {
  const bodyOf = (pair: object) => JSON.stringify({ state: 200, text: 'a "value":"~ of a member', csrf: pair });

  it('is opened to the very bytes, and cannot be read or used while it is hidden', () => {
    for (let i = 0; i < 200; i++) {
      const pair = values.issue(SESSION);
      const kept = values.hide(bodyOf(pair), pair);
      expect(kept).not.toContain(pair.value);
      const hidden = JSON.parse(kept).csrf.value.slice(1);
      expect([values.verify(SESSION, hidden), values.verify(SESSION, `~${hidden}`)]).toEqual([null, null]);
      expect(values.open(kept)).toBe(bodyOf(pair));
    }
  });

  it('stays as it is when nothing of it was hidden', () => {
    const body = bodyOf(values.issue(SESSION));
    expect(values.open(body)).toBe(body);
    expect(values.open('{"state":200}')).toBe('{"state":200}');
  });

  it('stays hidden under another key', () => {
    const pair = values.issue(SESSION);
    const others = new CsrfTokens(Buffer.alloc(32, 2), clock);
    expect(others.open(values.hide(bodyOf(pair), pair))).not.toContain(pair.value);
  });
});

describe('an anti-forgery value', () => {
  it('opens one write of its session, under one key whenever it comes', () => {
    expect(name).toBe('_csrf');
    const key = values.verify(SESSION, value);
    expect(key).toEqual(expect.any(String));
    expect(values.verify(SESSION, value)).toBe(key);
  });

  it('is another each time, with another key: any number may be open', () => {
    const issued = Array.from({ length: 1000 }, () => values.issue(SESSION).value);
    expect(new Set(issued.map((one) => values.verify(SESSION, one))).size).toBe(1000);
    expect(issued.map((one) => values.verify(SESSION, one))).not.toContain(null);
  });

  it.each([
    ['another session', 'yours'],
    ['a session of a longer name', 'mine2'],
    ['no session', ''],
  ])('is worth nothing in %s', (_, session) => {
    expect(values.verify(session, value)).toBeNull();
  });

  it('is worth nothing in a shop with another secret', () => {
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
  ])('that is %s opens nothing', (_, given) => {
    expect(values.verify(SESSION, given)).toBeNull();
  });

  it('that was changed in any of its letters opens nothing', () => {
    const opened = Array.from(value, (_, place) => values.verify(SESSION, changedAt(place)));
    expect(opened).toEqual(Array.from(value, () => null));
  });

  it('lives for three days', () => {
    const begun = clock.instant;
    clock.instant = new Date(begun.getTime() + 3 * DAY_MS);
    expect(values.verify(SESSION, value)).not.toBeNull();
    clock.instant = new Date(begun.getTime() + 3 * DAY_MS + 1000);
    expect(values.verify(SESSION, value)).toBeNull();
    clock.instant = begun;
  });
});

describe('the hash of a payload', () => {
  it('tells payloads, paths and shops apart', () => {
    const other = new CsrfTokens(Buffer.alloc(32, 2), clock);
    const hashes = [
      values.payloadHashOf('/a', '{}'),
      values.payloadHashOf('/b', '{}'),
      values.payloadHashOf('/a', '{"n":1}'),
      values.payloadHashOf('/a', null),
      other.payloadHashOf('/a', '{}'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(values.payloadHashOf('/a', '{}')).toBe(hashes[0]);
  });
});
