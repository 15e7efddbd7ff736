import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ConsoleResponse, consolesOf } from '../../../test/support/console.js';
import { openShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { toTokyoIso } from '../../kernel/time.js';
import { operatorsPart } from '../../operators/index.js';
import { Scheduler } from '../../platform/deadlines/scheduler.js';
import { Projector } from '../../platform/projections/projector.js';
import { Sequencer } from '../../platform/store/sequencer.js';
import { monitoringPart } from '../index.js';
import { MonitoringHarness } from '../test/monitoring.fixture.js';

const NAMES = ['accounts', 'canary', 'daily_figures', 'reward-when-noted', 'sequencer', 'trails', 'warn-when-noted'];

let harness: MonitoringHarness;

beforeAll(async () => {
  harness = await MonitoringHarness.open();
  harness.faults.trails.add('bad');
  await harness.note('hanako', 'good', 'bad');
});
afterAll(() => harness?.close());

const list = (query: Record<string, unknown> = {}): Promise<ConsoleResponse> => {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, JSON.stringify(value));
  return harness.consoles.finance.get(`projections?${text}`);
};
const names = ({ body }: ConsoleResponse): string[] => body.map(({ name }: { name: string }) => name);

describe('the list of projections', () => {
  it('has every consumer of the log', async () => {
    const reply = await list();
    expect(reply.headers['content-range']).toBe('projections 0-6/7');
    expect(names(reply)).toEqual(NAMES);
    expect(reply.body[5]).toEqual({
      id: 'trails',
      name: 'trails',
      kind: 'projection',
      ledger: false,
      lag_events: 0,
      lag_seconds: 0,
      parked_keys: 1,
      updated_at: '2026-01-15T12:00:00.000+09:00',
      rebuilding: null,
      rebuild_error: null,
      rebuild_changes: null,
      rebuild_acceptance: null,
      reconciled_at: null,
      differences: null,
      emissions: null,
    });
    expect(reply.body[0]).toMatchObject({ ledger: true, parked_keys: 0 });
    expect(reply.body[6]).toMatchObject({ kind: 'policy', ledger: false, parked_keys: 0 });
    expect((await harness.consoles.finance.get('projections/trails')).body).toEqual(reply.body[5]);
  });

  it('applies the requested order, filter and range', async () => {
    expect(names(await list({ sort: ['name', 'DESC'], range: [1, 2] }))).toEqual(['trails', 'sequencer']);
    expect(names(await list({ filter: { kind: 'policy' } }))).toEqual(['reward-when-noted', 'warn-when-noted']);
    expect(names(await list({ filter: { id: ['trails', 'nothing'] } }))).toEqual(['trails']);
    expect((await list({ sort: ['name; drop table trails', 'ASC'] })).status).toBe(400);
  });

  it('shows for the canary the last emission of each lane', async () => {
    const emissions = async () => (await harness.consoles.finance.get('projections/canary')).body.emissions;
    expect(await emissions()).toBeNull();
    const scheduler = harness.shop.app.get(Scheduler);
    scheduler.start();
    await scheduler.minute();
    scheduler.stop();
    await harness.read();
    const emittedAt = toTokyoIso(harness.shop.clock.now());
    expect(await emissions()).toEqual([{ lane: expect.any(Number), emitted_at: emittedAt }]);
  });

  it('shows the lag of a consumer in events and the age of the oldest', async () => {
    const projector = harness.shop.app.get(Projector);
    await projector.stop();
    await harness.number('late', 'one', 'two');
    const { body } = await harness.consoles.finance.get('projections/trails');
    expect(body.lag_events).toBe(2);
    const { rows } = await harness.shop.pool.query(
      'select extract(epoch from now() - min(recorded_at)) as age from store.events',
    );
    expect(Math.abs(body.lag_seconds - Number(rows[0].age))).toBeLessThan(60);
    expect(body.lag_seconds).toBeGreaterThan(60);
    await projector.start();
    await harness.note('late', 'three');
    expect((await harness.consoles.finance.get('projections/trails')).body).toMatchObject({
      lag_events: 0,
      lag_seconds: 0,
    });
  });

  it('shows when the sequencer was last at work and the age of the oldest unnumbered event', async () => {
    const sequencer = async () => (await harness.consoles.finance.get('projections/sequencer')).body;
    expect(await sequencer()).toMatchObject({ kind: 'engine', lag_events: 0, lag_seconds: 0, parked_keys: 0 });
    const { updated_at } = await sequencer();
    await waitUntil('the sequencer is at work again', async () => (await sequencer()).updated_at > updated_at);
    await harness.shop.app.get(Sequencer).stop();
    await harness.write('waiting', 'one', 'two');
    const stalled = await sequencer();
    expect(stalled.lag_events).toBe(2);
    expect(stalled.lag_seconds).toBeGreaterThan(60);
    expect((await harness.consoles.finance.get('projections/trails')).body.lag_seconds).toBeGreaterThan(60);
  });

  it('has the relay if events travel over Kafka', async () => {
    const shop = await openShop([operatorsPart, monitoringPart], { kafkaBrokers: ['127.0.0.1:9'] });
    const reply = await (await consolesOf(shop)).owner.get('projections?filter={"kind":"engine"}');
    expect(names(reply)).toEqual(['relay', 'sequencer']);
    expect(reply.body[0]).toMatchObject({ id: 'relay', lag_events: expect.any(Number), updated_at: null });
    await shop.close();
  });

  it.each([
    ['owner', 200],
    ['finance', 200],
    ['support', 403],
    ['nobody', 401],
  ] as const)('gives %s the status %d', async (who, status) => {
    expect((await harness.consoles[who].get('projections')).status).toBe(status);
    expect((await harness.consoles[who].get('projections/trails')).status).toBe(status);
  });

  it('returns 404 for an unknown name', async () => {
    expect((await harness.consoles.owner.get('projections/nothing')).status).toBe(404);
    expect((await harness.consoles.owner.get('projections/1%00')).status).toBe(404);
  });
});
