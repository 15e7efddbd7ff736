import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import { enrolConsumer, savePosition } from '../feed/checkpoints.js';
import { Sequencer } from '../store/sequencer.js';
import { Metrics, measures, measuresOfKafka } from './metrics.js';

let bare: BareStore;
let sequencer: Sequencer;

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('metrics');
  sequencer = new Sequencer(bare.pool, bare.store);
  bare.clock.advance(-100_000);
  await bare.append('early', buildNoted(), buildNoted());
});
afterAll(() => bare.close());

/** Returns the values of a gauge by label. */
const gauge = async (name: string, of = measures): Promise<Record<string, number>> => {
  const text = await new Metrics(bare.pool, of).read();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => {
      const [, label = '', value] = /(?:\{.*?"(.*)"\})? (\S+)$/.exec(line)!;
      return [label, Number(value)];
    }),
  );
};
const number = async () => {
  sequencer.start();
  await bare.sequenced();
};

describe('the metrics', () => {
  it('show the age of the oldest event without a number', async () => {
    expect((await gauge('shop_oldest_unsequenced_event_seconds'))['']).toBeGreaterThanOrEqual(100);
    await number();
    expect(await gauge('shop_oldest_unsequenced_event_seconds')).toEqual({ '': 0 });
  });

  it('show the lag of a consumer in events and in seconds', async () => {
    await enrolConsumer(bare.pool, 'slow', bare.clock.now());
    await enrolConsumer(bare.pool, 'slow@next', bare.clock.now());
    bare.clock.advance(50_000);
    await bare.append('late', buildNoted());
    await bare.sequenced();
    expect(await gauge('shop_reader_lag_events')).toEqual({ slow: 3 });
    expect((await gauge('shop_reader_lag_seconds')).slow).toBeGreaterThanOrEqual(100);
    await savePosition(bare.pool, 'slow', null, { after: 0, through: 2 }, bare.clock.now());
    expect(await gauge('shop_reader_lag_events')).toEqual({ slow: 1 });
    const { slow } = await gauge('shop_reader_lag_seconds');
    expect([slow! >= 50, slow! < 100]).toEqual([true, true]);
    await savePosition(bare.pool, 'slow', null, { after: 2, through: 3 }, bare.clock.now());
    expect(await gauge('shop_reader_lag_seconds')).toEqual({ slow: 0 });
  });

  it('count the keys with parked events of a consumer', async () => {
    await bare.pool.query(`insert into store.dead_letters (reader, seq, type, partition_key, attempts, parked_at, closed_at,
      outcome) values ('slow', 1, 'Noted', 'a', 3, now(), null, null), ('slow', 2, 'Noted', 'a', 0, now(), null, null),
      ('slow', 3, 'Noted', 'b', 3, now(), now(), 'taken')`);
    expect(await gauge('shop_reader_parked_keys')).toEqual({ slow: 1 });
  });

  it('show the lag of the relay if there is one', async () => {
    await bare.pool.query(
      "update store.relay set seq = 1; insert into store.beats (engine, at) values ('relay', now())",
    );
    expect(await gauge('shop_relay_lag_events', measuresOfKafka)).toEqual({ '': 2 });
    expect((await gauge('shop_relay_lag_seconds', measuresOfKafka))['']).toBeGreaterThanOrEqual(100);
    expect(await gauge('shop_relay_lag_events')).toEqual({});
    await bare.pool.query('update store.relay set seq = 3');
    expect(await gauge('shop_relay_lag_seconds', measuresOfKafka)).toEqual({ '': 0 });
  });

  it('show the age of the last heartbeat of the sequencer, also while it is idle', async () => {
    const beats = async () =>
      (await bare.pool.query("select at from store.beats where engine = 'sequencer'")).rows[0]?.at;
    const first = await waitUntil('the first heartbeat', beats);
    expect((await gauge('shop_heartbeat_age_seconds')).sequencer).toBeLessThan(60);
    await waitUntil('the next heartbeat', async () => (await beats()) > first);
    await sequencer.stop();
  });

  it('show the sum of all differences between a read model and the log', async () => {
    await bare.pool.query(`insert into store.reconciliations (reader, definition, at, seq, sums, differences)
      values ('slow', '', now(), 3, '{}', '{"rows": -2, "cost": 40}'), ('well', '', now(), 3, '{}', '{}')`);
    expect(await gauge('shop_reconciliation_difference')).toEqual({ slow: 42, well: 0 });
    expect(Object.keys(await gauge('shop_reconciliation_age_seconds'))).toEqual(['slow', 'well']);
  });

  it('use one connection for all measures', async () => {
    const one = await BareStore.open('one connection', 1);
    await new Metrics(one.pool, measures).read();
    expect(one.pool.totalCount).toBe(1);
    const taken = await one.pool.connect();
    const reading = new Metrics(one.pool, measures).read();
    taken.release();
    expect(await reading).toContain('shop_oldest_unsequenced_event_seconds');
    await one.close();
  });

  it('have only values of the process while the database is unreachable', async () => {
    const gone = await BareStore.open('gone');
    await gone.close();
    const text = await new Metrics(gone.pool, measures).read();
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('shop_');
  });
});
