import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { lockKeyOf } from '../../platform/concurrency/stream-lock.js';
import { MonitoringHarness } from '../test/monitoring.fixture.js';

const because = { reason: 'a row was corrupted' };
const english = { 'accept-language': 'en' };

let harness: MonitoringHarness;

beforeAll(async () => {
  harness = await MonitoringHarness.open();
  await harness.note('hanako', 'first', 'second');
});
afterAll(() => harness?.close());

const rebuild = (name: string, body: object = because) =>
  harness.consoles.owner.send('POST', `projections/${name}/rebuild`, body, english);
const projection = async (name: string) => (await harness.consoles.finance.get(`projections/${name}`)).body;
const corrupt = () => harness.shop.pool.query("update public.trails set names = 'corrupted'");
/** Blocks the switch to the rebuilt table until the returned function is called. */
const holdSwitch = async (): Promise<() => void> => {
  const client = await harness.shop.pool.connect();
  await client.query('select pg_advisory_lock_shared($1)', [String(lockKeyOf('reader trails'))]);
  return () => client.release(true);
};
/** Waits until every rebuild that has begun has ended. The end is recorded when the next rebuild may begin. */
const waitForEnd = () =>
  waitUntil('the rebuild has ended', async () => {
    const outcomes = (await harness.trail('projections', 'trails')).map((line) => line.split(' ').at(-1)!);
    const count = (...of: string[]) => outcomes.filter((outcome) => of.includes(outcome)).length;
    return count('begun') === count('done', 'failed');
  });

describe('a rebuild by an operator', () => {
  it('restores a corrupted read model, and records its begin and its end', async () => {
    await corrupt();
    const { status, body } = await rebuild('trails');
    expect([status, body.id]).toEqual([200, 'trails']);
    await waitForEnd();
    expect(await harness.trailOf('hanako')).toBe('first second');
    await waitUntil('the end is recorded', async () => (await harness.trail('projections', 'trails')).length === 2);
    expect(await harness.trail('projections', 'trails')).toEqual([
      'Owner rebuild a row was corrupted begun',
      'Owner rebuild a row was corrupted done',
    ]);
  });

  it('shows its progress, and refuses a second rebuild meanwhile', async () => {
    const letGo = await holdSwitch();
    expect((await rebuild('trails')).status).toBe(200);
    const head = (await harness.shop.pool.query('select seq from store.sequencer')).rows[0].seq;
    const isFilled = async () => (await projection('trails')).rebuilding?.reached === head;
    await waitUntil('the new table is filled', isFilled);
    expect((await projection('trails')).rebuilding).toEqual({ started_at: expect.any(String), reached: head, head });
    const { status, body } = await rebuild('trails');
    expect([status, body.errors]).toEqual([
      400,
      { name: ['It is already being recalculated. Wait until that is done.'] },
    ]);
    expect((await harness.trail('projections', 'trails')).at(-1)).toBe(
      'Owner rebuild a row was corrupted RebuildUnderWay',
    );
    letGo();
    await waitForEnd();
  });

  it('keeps the old table when it fails, shows the error, and can be started again', async () => {
    const letGo = await holdSwitch();
    await rebuild('trails');
    const waits = `select pid from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const { pid } = await waitUntil('the rebuild waits', async () => (await harness.shop.pool.query(waits)).rows[0]);
    await harness.shop.pool.query('select pg_terminate_backend($1)', [pid]);
    letGo();
    // The lock is free a moment before the process has the error. Until then only the end is known.
    await waitUntil('the end is recorded', async () =>
      (await harness.trail('projections', 'trails')).at(-1)!.endsWith('failed'),
    );
    expect(await projection('trails')).toMatchObject({
      rebuilding: null,
      rebuild_error: expect.stringContaining('terminat'),
    });
    expect(await harness.trailOf('hanako')).toBe('first second');
    await rebuild('trails');
    await waitUntil('the next rebuild has succeeded', async () => (await projection('trails')).rebuild_error === null);
    await waitForEnd();
  });

  it('does not count as running after its process has died', async () => {
    await harness.shop.pool.query(`insert into store.rebuilds (reader, started_at) values ('accounts', now())`);
    expect(await projection('accounts')).toMatchObject({ rebuilding: null, rebuild_error: 'the process ended' });
  });

  it('processes events that were discarded', async () => {
    harness.faults.trails.add('bad');
    await harness.note('taro', 'good', 'bad', 'late');
    const [letter] = await harness.lettersOf('trails', 'taro');
    await harness.consoles.owner.post(`dead-letters/${letter.id}/discard`, because);
    expect(await harness.trailOf('taro')).toBe('good late');
    harness.faults.trails.clear();
    await rebuild('trails');
    await waitForEnd();
    expect(await harness.trailOf('taro')).toBe('good bad late');
    expect((await harness.lettersOf('trails', 'taro')).map(({ state }) => state)).toEqual(['taken', 'taken']);
  });

  it.each(['warn-when-noted', 'sequencer'])('refuses %s, which has no table', async (name) => {
    const { status, body } = await rebuild(name);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name']]);
    expect(body.errors.name[0]).toContain('Only lists and figures can be recalculated');
    expect((await harness.trail('projections', name)).at(-1)).toContain('NotAProjection');
  });

  it.each([
    ['owner', 200],
    ['support', 403],
    ['finance', 403],
    ['nobody', 401],
  ] as const)('gives %s the status %d', async (who, status) => {
    await waitForEnd();
    expect((await harness.consoles[who].post('projections/trails/rebuild', because)).status).toBe(status);
    await waitForEnd();
  });

  it('requires a reason and an existing read model', async () => {
    const { status, body } = await rebuild('trails', {});
    expect([status, Object.keys(body.errors)]).toEqual([400, ['reason']]);
    expect((await rebuild('nothing')).status).toBe(404);
    expect((await rebuild("trails'; drop table trails; --")).status).toBe(404);
  });
});
