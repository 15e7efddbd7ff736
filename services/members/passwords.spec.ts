import { describe, expect, it } from '@jest/globals';
import { BusyError } from '../platform/batcher.js';
import { Passwords } from './passwords.js';

describe('passwords', () => {
  it('are kept as salted argon2id of 19 MiB and two passes', async () => {
    const passwords = new Passwords();
    const [one, other] = await Promise.all([passwords.hash('secret12'), passwords.hash('secret12')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it('match their own hash alone', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('secret12');
    expect(await passwords.matches('secret12', hash)).toBe(true);
    expect(await passwords.matches('Secret12', hash)).toBe(false);
  });

  it('match nothing where there is no account, at the cost of a hash', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('secret12');
    const durationMs = async (of: string | undefined) => {
      const runs = [];
      for (let i = 0; i < 5; i++) {
        const begin = performance.now();
        expect(await passwords.matches('wrong', of)).toBe(false);
        runs.push(performance.now() - begin);
      }
      return Math.min(...runs);
    };
    const [known, unknown] = [await durationMs(hash), await durationMs(undefined)];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('are hashed for a bounded number at once', async () => {
    const passwords = new Passwords();
    const asked = await Promise.allSettled(Array.from({ length: 205 }, () => passwords.matches('wrong', undefined)));
    const turnedAway = asked.filter((one) => one.status === 'rejected');
    expect(turnedAway.map(({ reason }) => reason)).toEqual(Array.from({ length: 3 }, () => new BusyError()));
  });
});
