import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { lockKeyOf } from '../../platform/concurrency/stream-lock.js';
import { MonitoringHarness } from '../test/monitoring.fixture.js';

const because = { reason: 'a row was spoilt' };
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
const corrupt = () => harness.shop.pool.query("update public.trails set names = 'spoilt'");
/** Keeps a rebuild from its switch, until what is returned is called. */
const holdSwitch = async (): Promise<() => void> => {
  const client = await harness.shop.pool.connect();
  await client.query('select pg_advisory_lock_shared($1)', [String(lockKeyOf('reader trails'))]);
  return () => client.release(true);
};
/** Waits until each that was begun has ended; that is recorded when the next may begin. */
const waitForEnd = () =>
  waitUntil('the rebuild has ended', async () => {
    const outcomes = (await harness.trail('projections', 'trails')).map((line) => line.split(' ').at(-1)!);
    const count = (...of: string[]) => outcomes.filter((outcome) => of.includes(outcome)).length;
    return count('begun') === count('done', 'failed');
  });

describe('a rebuild that an operator asks for', () => {
  it('brings back a read model that was spoilt, and is recorded when it begins and when it ends', async () => {
    await corrupt();
    const { status, body } = await rebuild('trails');
    expect([status, body.id]).toEqual([200, 'trails']);
    await waitForEnd();
    expect(await harness.trailOf('hanako')).toBe('first second');
    await waitUntil('it is recorded', async () => (await harness.trail('projections', 'trails')).length === 2);
    expect(await harness.trail('projections', 'trails')).toEqual([
      'Owner rebuild a row was spoilt begun',
      'Owner rebuild a row was spoilt done',
    ]);
  });

  it('shows how far it is; another at once is refused', async () => {
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
      'Owner rebuild a row was spoilt RebuildUnderWay',
    );
    letGo();
    await waitForEnd();
  });

  it('that breaks leaves the read model as it is, tells why, and can be begun again', async () => {
    const letGo = await holdSwitch();
    await rebuild('trails');
    const waits = `select pid from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const { pid } = await waitUntil('it waits', async () => (await harness.shop.pool.query(waits)).rows[0]);
    await harness.shop.pool.query('select pg_terminate_backend($1)', [pid]);
    letGo();
    // Its lock is free a moment before the process knows why: until then all that can be told is that it ended.
    await waitUntil('it is recorded', async () =>
      (await harness.trail('projections', 'trails')).at(-1)!.endsWith('failed'),
    );
    expect(await projection('trails')).toMatchObject({
      rebuilding: null,
      rebuild_error: expect.stringContaining('terminat'),
    });
    expect(await harness.trailOf('hanako')).toBe('first second');
    await rebuild('trails');
    await waitUntil('it is mended', async () => (await projection('trails')).rebuild_error === null);
    await waitForEnd();
  });

  it('whose process has died is not under way', async () => {
    await harness.shop.pool.query(`insert into store.rebuilds (reader, started_at) values ('accounts', now())`);
    expect(await projection('accounts')).toMatchObject({ rebuilding: null, rebuild_error: 'the process ended' });
  });

  it('takes in what was discarded', async () => {
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

  it.each(['warn-when-noted', 'sequencer'])('is refused for %s, which makes no table', async (name) => {
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
  ] as const)('by %s answers %d', async (who, status) => {
    await waitForEnd();
    expect((await harness.consoles[who].post('projections/trails/rebuild', because)).status).toBe(status);
    await waitForEnd();
  });

  it('needs a reason, and a read model', async () => {
    const { status, body } = await rebuild('trails', {});
    expect([status, Object.keys(body.errors)]).toEqual([400, ['reason']]);
    expect((await rebuild('nothing')).status).toBe(404);
    expect((await rebuild("trails'; drop table trails; --")).status).toBe(404);
  });
});
