import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { laneOf, lanes } from '../../kernel/lane.js';
import { operatorsPart } from '../../operators/index.js';
import { Scheduler } from '../../platform/deadlines/scheduler.js';
import { enrolConsumer, removeConsumer, savePosition } from '../../platform/feed/checkpoints.js';
import { Projector } from '../../platform/projections/projector.js';
import { Sequencer } from '../../platform/store/sequencer.js';
import { monitoringPart } from '../index.js';
import { EmitCanary } from './emit-canary.command.js';

const MINUTE_MS = 60_000;

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop([operatorsPart, monitoringPart]);
  shop.app.get(Sequencer).start();
  await shop.app.get(Projector).start();
});
afterAll(async () => {
  await shop.app.get(Projector).stop();
  await shop.app.get(Sequencer).stop();
  await shop.close();
});

const emit = () => shop.app.get(CommandBus).execute(new EmitCanary());
const emissions = async (): Promise<{ partition_key: string; data: { lane: number } }[]> =>
  (await shop.pool.query('select partition_key, data from store.events order by recorded_at')).rows;
const ages = async (): Promise<number> => {
  const { payload } = await shop.app.inject({ method: 'GET', url: '/metrics' });
  return payload.split('\n').filter((line) => line.startsWith('shop_canary_age_seconds{')).length;
};

describe('the canary', () => {
  it('does not emit in a process whose scheduler is stopped', async () => {
    await shop.app.get(Scheduler).minute();
    expect(await emissions()).toEqual([]);
  });

  it('emits once a minute when several schedulers run', async () => {
    await Promise.all([emit(), emit(), emit()]);
    await emit();
    expect(await emissions()).toHaveLength(1);
  });

  it('emits in every lane in turn, and every emission reaches the read model', async () => {
    for (let minute = 1; minute < 13; minute++) {
      shop.clock.pass(MINUTE_MS);
      await emit();
    }
    const emitted = await emissions();
    expect(emitted).toHaveLength(13);
    expect(emitted.every(({ partition_key, data }) => laneOf(partition_key) === data.lane)).toBe(true);
    expect(new Set(emitted.map(({ data }) => data.lane))).toEqual(new Set(lanes));
    const last = 'select from monitoring.canary where emitted_at = $1';
    await waitUntil(
      'the last emission is in the read model',
      async () => (await shop.pool.query(last, [shop.clock.now()])).rowCount === 1,
    );
    expect((await shop.pool.query('select from monitoring.canary')).rowCount).toBe(12);
    expect(await ages()).toBe(12);
  });

  it('increases the lag of a stopped consumer even if no other event is appended', async () => {
    const { rows } = await shop.pool.query('select seq from store.sequencer');
    await enrolConsumer(shop.pool, 'standing', shop.clock.now());
    await savePosition(shop.pool, 'standing', null, { after: 0, through: rows[0].seq }, shop.clock.now());
    const lag = async (): Promise<number> => {
      const { payload } = await shop.app.inject({ method: 'GET', url: '/metrics' });
      return Number(/shop_reader_lag_seconds\{reader="standing"\} (.*)/.exec(payload)![1]);
    };
    expect(await lag()).toBe(0);
    shop.clock.pass(MINUTE_MS);
    await emit();
    await waitUntil('the lag grows', async () => (await lag()) > 0);
    await removeConsumer(shop.pool, 'standing');
  });

  it('emits in a process whose scheduler runs', async () => {
    shop.clock.pass(MINUTE_MS);
    shop.app.get(Scheduler).start();
    await shop.app.get(Scheduler).minute();
    shop.app.get(Scheduler).stop();
    expect(await emissions()).toHaveLength(15);
  });
});
