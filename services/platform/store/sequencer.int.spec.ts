import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import { Sequencer } from './sequencer.js';

let one: BareStore;
let other: BareStore;
const running: Sequencer[] = [];

beforeAll(async () => {
  one = await BareStore.open('one');
  other = await BareStore.open('other');
  Logger.overrideLogger(false);
});
afterEach(async () => {
  for (const sequencer of running.splice(0)) await sequencer.stop();
});
afterAll(async () => {
  await one.close();
  await other.close();
});

const start = (bare: BareStore): void => {
  const sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
  running.push(sequencer);
};
const leader = () => waitUntil('somebody leads', () => one.leaderOf('sequencer'));
const leaders = async (): Promise<number> =>
  (await one.pool.query('select leader from store.sequencer')).rows[0].leader;

/** Every event has one number, 1 to n, and each stream its order. */
const expectWhole = async (): Promise<void> => {
  await one.sequenced();
  const log = await one.log();
  expect(log.map((row) => row.seq)).toEqual(log.map((_, i) => i + 1));
  expect(new Set(log.map((row) => row.event_id)).size).toBe(log.length);
  const at = new Map<string, number>();
  const outOfOrder = log.filter(({ stream_id, stream_version }) => {
    const next = (at.get(stream_id) ?? 0) + 1;
    at.set(stream_id, stream_version);
    return stream_version !== next;
  });
  expect(outOfOrder).toEqual([]);
};

/** A reader that goes by insertion and does not look what is still under way: what the sequencer is there for. */
const hastyReader = async () => {
  let at = (await one.pool.query('select epoch, xid::text as xid from store.sequencer')).rows[0];
  const seen: string[] = [];
  const read = async () => {
    const { rows } = await one.pool.query(
      'select stream_id, epoch, xid::text as xid from store.events where (epoch, xid) > ($1, $2::xid8) order by epoch, xid',
      [at.epoch, at.xid],
    );
    at = rows.at(-1) ?? at;
    seen.push(...rows.map((row) => row.stream_id));
  };
  return { seen, read };
};

describe('the sequencer', () => {
  it('numbers more than one batch at once, in order', async () => {
    await one.append('long', ...Array.from({ length: 2500 }, (_, n) => buildNoted({ n })));
    start(one);
    await expectWhole();
    expect(await one.feed.head()).toBeGreaterThanOrEqual(2500);
  });

  it('holds later events back while an earlier transaction is open, and then numbers them in order', async () => {
    start(one);
    await expectWhole();
    const before = await one.feed.head();
    const slow = await other.pool.connect();
    await slow.query('begin');
    await slow.query(`insert into store.events (stream_id, stream_version, event_id, type, schema_version, partition_key,
        data, actor, correlation_id, effective_at, recorded_at, epoch, ordinal)
      select 'slow', 1, gen_random_uuid(), 'Noted', 1, 'slow', '{}', 'test', 'slow', now(), now(), epoch, 1 from store.epoch`);
    const hasty = await hastyReader();
    await one.append('fast', buildNoted());
    await hasty.read();
    await one.append('fast', buildNoted());
    expect(await one.feed.head()).toBe(before);
    await slow.query('commit');
    slow.release();
    await expectWhole();
    expect((await one.log()).slice(before).map((row) => row.stream_id)).toEqual(['slow', 'fast', 'fast']);
    await hasty.read();
    expect(hasty.seen).toEqual(['fast', 'fast']);
  });

  it('has one leader; a standby takes over without a loss or a duplicate', async () => {
    start(one);
    await leader();
    start(other);
    let writing = true;
    let written = 0;
    const write = async () => {
      while (writing) await one.append(`taken-over-${written++ % 7}`, buildNoted(), buildNoted());
    };
    const writers = [write(), write(), write()];
    const seen = new Set<string>();
    for (let deaths = 0; deaths < 12 || seen.size < 2; deaths++) {
      const head = await one.feed.head();
      const { pid, of } = await leader();
      seen.add(of);
      await one.kill(pid);
      await waitUntil('the log goes on under another', async () => {
        const now = await one.leaderOf('sequencer');
        return now && now.pid !== pid && (await one.feed.head()) > head;
      });
    }
    writing = false;
    await Promise.all(writers);
    await expectWhole();
    expect(seen).toEqual(new Set(['one', 'other']));
  });

  it('writes nothing when it wakes up after another took over', async () => {
    const before = await leaders();
    start(one);
    await waitUntil('it leads', async () => (await leaders()) > before);
    await expectWhole();
    const led = await leaders();
    const earlier = await other.pool.connect();
    await earlier.query('begin');
    await earlier.query('select pg_current_xact_id()');
    await one.append('late', buildNoted());
    const usurper = await other.pool.connect();
    await usurper.query('begin');
    await usurper.query('update store.sequencer set leader = leader + 1');
    // The late one reads its portion now and waits at the cursor, which is another's when it gets it.
    await earlier.query('commit');
    earlier.release();
    const { pid } = await leader();
    const waiting = "select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'";
    await waitUntil('the late one waits', async () => (await other.pool.query(waiting, [pid])).rowCount === 1);
    const head = await one.feed.head();
    await usurper.query('commit');
    usurper.release();
    await waitUntil('it has noticed and begun anew', async () => (await leaders()) > led + 1);
    await expectWhole();
    expect([await one.feed.head(), await leaders()]).toEqual([head + 1, led + 2]);
  });
});
