import { beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../../kernel/time.js';
import type { Config } from '../../platform/config.js';
import { LogInAttempts } from './log-in-attempts.js';

const MINUTE_MS = 60_000;

class SetClock extends Clock {
  ms = 1_000_000;
  now(): Date {
    return new Date(this.ms);
  }
}

let clock: SetClock;
let attempts: LogInAttempts;

beforeEach(() => {
  clock = new SetClock();
  attempts = new LogInAttempts(clock, { rateLimits: true } as Config);
});

const fail = (times: number, mail: string, address: (n: number) => string = (n) => `address ${n}`): void => {
  for (let n = 0; n < times; n++) expect(attempts.begin(mail, address(n))).toBe(0);
};

describe('attempts to log in', () => {
  it('are ten for an account, whatever the address and the case; then it waits for the end of ten minutes', () => {
    fail(9, 'a@example.com');
    clock.ms += 4 * MINUTE_MS;
    fail(1, 'A@Example.com');
    expect(attempts.begin('a@example.com', 'elsewhere')).toBe(6 * 60);
    expect(attempts.begin('b@example.com', 'elsewhere')).toBe(0);

    clock.ms += 6 * MINUTE_MS - 1;
    expect(attempts.begin('a@example.com', 'elsewhere')).toBe(1);
    clock.ms += 1;
    fail(10, 'a@example.com');
    expect(attempts.begin('a@example.com', 'elsewhere')).toBe(600);
  });

  it('begin anew after ten minutes also while older and younger failures are remembered', () => {
    fail(1, 'older@example.com');
    clock.ms += 5 * MINUTE_MS;
    fail(10, 'a@example.com');
    clock.ms += 6 * MINUTE_MS;
    fail(1, 'younger@example.com');
    clock.ms += 4 * MINUTE_MS;
    fail(10, 'a@example.com', (n) => `other address ${n}`);
    expect(attempts.begin('a@example.com', 'elsewhere')).toBe(600);
  });

  it('are sixty for an address, whatever the account', () => {
    for (let n = 0; n < 60; n++) expect(attempts.begin(`${n}@example.com`, '192.0.2.1')).toBe(0);
    expect(attempts.begin('a@example.com', '192.0.2.1')).toBe(600);
    expect(attempts.begin('a@example.com', '192.0.2.2')).toBe(0);
  });

  it('count while they last, so that many at once are no way round', () => {
    const begun = Array.from({ length: 50 }, (_, n) => attempts.begin('a@example.com', `address ${n}`));
    expect(begun.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('are forgotten for the account that succeeds, and the success does not count for the address', () => {
    fail(9, 'a@example.com', () => '192.0.2.1');
    fail(1, 'a@example.com', () => '192.0.2.1');
    attempts.succeeded('a@example.com', '192.0.2.1');
    fail(10, 'a@example.com');

    for (let n = 0; n < 51; n++) expect(attempts.begin(`${n}@example.com`, '192.0.2.1')).toBe(0);
    expect(attempts.begin('b@example.com', '192.0.2.1')).toBeGreaterThan(0);
  });

  it('do not count when they came to nothing', () => {
    for (let n = 0; n < 100; n++) {
      expect(attempts.begin('a@example.com', '192.0.2.1')).toBe(0);
      attempts.withdraw('a@example.com', '192.0.2.1');
    }
  });

  it('are not limited when limits are off', () => {
    attempts = new LogInAttempts(clock, { rateLimits: false } as Config);
    fail(100, 'a@example.com', () => '192.0.2.1');
  });
});
