import { describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { BusyError } from '../concurrency/batcher.js';
import { NOBODYS_HASH, Passwords } from './passwords.js';

describe('Passwords', () => {
  it('hashes with salted argon2id, 19 MiB and two passes', async () => {
    const passwords = new Passwords();
    const [one, other] = await Promise.all([passwords.hash('secret12'), passwords.hash('secret12')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it('matches a password with its own hash alone', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('secret12');
    expect(await passwords.matches('secret12', hash)).toBe(true);
    expect(await passwords.matches('Secret12', hash)).toBe(false);
  });

  it('matches nothing without an account, at the cost of a hash', async () => {
    const passwords = new Passwords();
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(await passwords.matches('secret12', undefined)).toBe(false);
    expect(costOf(NOBODYS_HASH)).toEqual(costOf(await passwords.hash('secret12')));
    await expect(verify(NOBODYS_HASH, 'secret12')).resolves.toBe(false);
  });

  it('hashes two at a time, lets 200 wait and refuses more', async () => {
    const passwords = new Passwords();
    const cheap = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const outcomes = await Promise.allSettled(Array.from({ length: 205 }, () => passwords.matches('wrong', cheap)));
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual(Array.from({ length: 3 }, () => new BusyError()));
  });
});
