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
    const quickestMs = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let run = 0; run < 10; run++)
      for (const [account, of] of [['known', hash] as const, ['unknown', undefined] as const]) {
        const begin = performance.now();
        expect(await passwords.matches('wrong', of)).toBe(false);
        quickestMs[account] = Math.min(quickestMs[account], performance.now() - begin);
      }
    expect(quickestMs.unknown / quickestMs.known).toBeGreaterThan(0.5);
    expect(quickestMs.unknown / quickestMs.known).toBeLessThan(2);
  });

  it('are hashed two at a time, and 200 more may wait', async () => {
    const passwords = new Passwords();
    const cheap = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const asked = await Promise.allSettled(Array.from({ length: 205 }, () => passwords.matches('wrong', cheap)));
    const turnedAway = asked.filter((one) => one.status === 'rejected');
    expect(turnedAway.map(({ reason }) => reason)).toEqual(Array.from({ length: 3 }, () => new BusyError()));
  });
});
