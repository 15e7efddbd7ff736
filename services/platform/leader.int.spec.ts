import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BareStore } from '../../test/support/bare-store.js';
import { until } from '../../test/support/until.js';
import { Leader } from './leader.js';

jest.setTimeout(30_000);

const POOL = 3;
let one: BareStore;
let other: BareStore;

beforeAll(async () => {
  one = await BareStore.open('one', POOL);
  other = await BareStore.open('other', POOL);
});
afterAll(async () => {
  await one.close();
  await other.close();
});

/** A leader and one who stands by. */
const pair = (name: string) => ({ first: new Leader(one.pool, name), second: new Leader(other.pool, name) });

describe('a leader', () => {
  it('is alone: another stands by until it resigns', async () => {
    const { first, second } = pair('alone');
    expect(await first.lead()).toMatchObject({ taken: true });
    expect(await first.lead()).toMatchObject({ taken: false });
    expect(await second.lead()).toBeUndefined();
    first.resign();
    await until('the other leads', () => second.lead());
    expect(await first.lead()).toBeUndefined();
    second.resign();
  });

  it('leads in one name and not in others', async () => {
    const { first } = pair('one name');
    const { second } = pair('other name');
    expect([(await first.lead())?.taken, (await second.lead())?.taken]).toEqual([true, true]);
    first.resign();
    second.resign();
  });

  it('has one connection of the process, however many ask for it at once', async () => {
    const { first } = pair('many');
    await Promise.all(Array.from({ length: 5 }, () => first.lead()));
    expect((await first.lead())?.taken).toBe(false);
    expect(one.pool.totalCount - one.pool.idleCount).toBe(1);
    first.resign();
  });

  it('whose connection is killed is followed by the other, and may lead again', async () => {
    const { first, second } = pair('killed');
    await first.lead();
    await other.kill((await other.leaderOf('killed'))!.pid);
    await until('the other leads', () => second.lead());
    expect((await other.leaderOf('killed'))?.of).toBe('other');
    expect(await first.lead()).toBeUndefined();
    second.resign();
    await until('the first leads again', () => first.lead());
    first.resign();
  });

  it('gives back every connection that it loses', async () => {
    const { first } = pair('often killed');
    for (let i = 0; i < POOL * 2; i++) {
      const led = await until('it leads', () => first.lead());
      const ended = new Promise((resolve) => led.client.once('end', resolve));
      await other.kill((await other.leaderOf('often killed'))!.pid);
      await ended;
    }
    first.resign();
    await until('no connection is out', () => one.pool.totalCount === one.pool.idleCount);
  });
});
