import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { AT_THE_BARRIER, Barrier } from '../../../test/support/barrier.js';
import { waitUntil } from '../../../test/support/until.js';
import { Wire } from '../../../test/support/wire.js';
import { createDataSource, poolOf } from '../database/data-source.js';
import { Leader } from './leader.js';

const POOL = 3;
let one: BareStore;
let other: BareStore;

beforeAll(async () => {
  // Connections that are unplugged or killed cause warnings.
  jest.spyOn(console, 'warn').mockReturnValue();
  one = await BareStore.open('one', POOL);
  other = await BareStore.open('other', POOL);
});
afterAll(async () => {
  await one.close();
  await other.close();
});

/** Creates a leader and a standby. */
const pair = (name: string) => ({ first: new Leader(one.pool, name), second: new Leader(other.pool, name) });

describe('Leader', () => {
  it('leads alone: another stands by until it resigns', async () => {
    const { first, second } = pair('alone');
    expect(await first.lead()).toMatchObject({ taken: true });
    expect(await first.lead()).toMatchObject({ taken: false });
    expect(await second.lead()).toBeUndefined();
    first.resign();
    await waitUntil('the other leads', () => second.lead());
    expect(await first.lead()).toBeUndefined();
    second.resign();
  });

  it('leads under one name and not under others', async () => {
    const { first } = pair('one name');
    const { second } = pair('other name');
    expect([(await first.lead())?.taken, (await second.lead())?.taken]).toEqual([true, true]);
    first.resign();
    second.resign();
  });

  it('uses one connection of the process for concurrent calls', async () => {
    const { first } = pair('many');
    await Promise.all(Array.from({ length: 5 }, () => first.lead()));
    expect((await first.lead())?.taken).toBe(false);
    expect(one.pool.totalCount - one.pool.idleCount).toBe(1);
    first.resign();
  });

  it('loses leadership when its connection is killed, and may lead again', async () => {
    const { first, second } = pair('killed');
    await first.lead();
    await other.kill((await other.leaderOf('killed'))!.pid);
    await waitUntil('the other leads', () => second.lead());
    expect((await other.leaderOf('killed'))?.of).toBe('other');
    await waitUntil('the first has learned of it', async () => (await first.lead()) === undefined);
    second.resign();
    await waitUntil('the first leads again', () => first.lead());
    first.resign();
  });

  it('returns every lost connection to the pool', async () => {
    const { first } = pair('often killed');
    for (let i = 0; i < POOL * 2; i++) {
      const led = await waitUntil('it leads', () => first.lead());
      const ended = new Promise((resolve) => led.client.once('end', resolve));
      await other.kill((await other.leaderOf('often killed'))!.pid);
      await ended;
    }
    first.resign();
    await waitUntil('no connection is out', () => one.pool.totalCount === one.pool.idleCount);
  });
});

describe('a silent leader', () => {
  /** Maximum silence; the heartbeat is five times as frequent, because a busy machine may delay it. */
  const SILENT_MS = 2000;
  let close: () => Promise<void>;
  afterEach(() => close());

  /** Creates a leader whose network connection can be unplugged, and a standby. */
  const pairOnWire = async (name: string) => {
    const wire = await Wire.to(process.env.DATABASE_URL!);
    const url = wire.url({ query_timeout: String(SILENT_MS * 2) });
    const dataSource = await createDataSource(url, [], POOL).initialize();
    const first = new Leader(poolOf(dataSource), name, SILENT_MS);
    const second = new Leader(other.pool, name, SILENT_MS);
    close = async () => {
      for (const leader of [first, second]) leader.resign();
      await dataSource.destroy();
      wire.close();
    };
    return { first, second, wire };
  };

  it('loses leadership to the standby, learns of it, and may lead again', async () => {
    const { first, second, wire } = await pairOnWire('unplugged');
    const led = await first.lead();
    const lost = new Promise((resolve) => led!.client.once('error', resolve));
    wire.unplug();
    await waitUntil('the other leads', () => second.lead());
    await lost;
    expect(await first.lead()).toBeUndefined();
    second.resign();
    await waitUntil('the first leads again', () => first.lead());
  });

  it('loses leadership also while PostgreSQL is sending it a large result', async () => {
    const { first, second, wire } = await pairOnWire('flooded');
    const { client } = (await first.lead())!;
    const barrier = await Barrier.close();
    const much = client
      .query(`select repeat('x', 1000) from ${AT_THE_BARRIER}, generate_series(1, 50000)`)
      .catch((error) => error);
    await barrier.reached();
    wire.unplug();
    await barrier.open();
    await waitUntil('the other leads', () => second.lead());
    expect(await much).toBeInstanceOf(Error);
  });

  it('keeps leadership while it is idle but alive', async () => {
    const { first, second } = await pairOnWire('idle');
    await first.lead();
    const end = performance.now() + SILENT_MS * 3;
    await waitUntil('three times as long has passed', async () => {
      expect(await second.lead()).toBeUndefined();
      return performance.now() > end;
    });
    expect((await first.lead())?.taken).toBe(false);
  });
});
