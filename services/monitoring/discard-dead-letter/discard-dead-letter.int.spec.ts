import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { MonitoringHarness } from '../test/monitoring.fixture.js';

const because = { reason: 'a test event' };
const english = { 'accept-language': 'en' };

let harness: MonitoringHarness;
let member: string;
let tests = 0;

beforeAll(async () => {
  harness = await MonitoringHarness.open();
});
beforeEach(() => {
  tests += 1;
  member = `member-${tests}`;
  harness.mendAll();
});
afterAll(() => harness?.close());

const discard = (id: string, body: object = because) =>
  harness.consoles.owner.send('POST', `dead-letters/${id}/discard`, body, english);
const FAULTS_OF = {
  trails: 'trails',
  accounts: 'accounts',
  'warn-when-noted': 'warn',
  'reward-when-noted': 'reward',
} as const;
const parked = async (reader: keyof typeof FAULTS_OF, ...bad: string[]) => {
  for (const name of bad) harness.faults[FAULTS_OF[reader]].add(name);
  await harness.note(member, 'first', 'bad', 'middle', 'worse', 'last');
  return harness.lettersOf(reader, member);
};

describe('discarding a dead letter', () => {
  it('skips its event for good and processes the events behind it', async () => {
    const [first] = await parked('trails', 'bad');
    const { status, body } = await discard(first.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: first.id, state: 'discarded', closed_at: expect.any(String), behind: 0 });
    expect(await harness.trailOf(member)).toBe('first middle worse last');
    expect(await harness.trail('dead-letters', first.id)).toEqual(['Owner discard a test event done']);
    await harness.note(member, 'new');
    expect(await harness.trailOf(member)).toBe('first middle worse last new');
  });

  it('keeps a faulty event behind it parked', async () => {
    const [first] = await parked('trails', 'bad', 'worse');
    expect((await discard(first.id)).status).toBe(200);
    expect((await harness.lettersOf('trails', member)).map(({ state, error }) => [state, error])).toEqual([
      ['discarded', 'RangeError: bad is too much'],
      ['taken', null],
      ['open', 'RangeError: worse is too much'],
      ['open', null],
    ]);
  });

  it('skips the command of a policy and executes the commands of the events behind it', async () => {
    const [first] = await parked('warn-when-noted', 'bad');
    expect(harness.commandsFor(member)).toEqual(['first']);
    expect((await discard(first.id)).body).toMatchObject({ reader: 'warn-when-noted', state: 'discarded' });
    expect(harness.commandsFor(member)).toEqual(['first', 'middle', 'worse', 'last']);
    expect(await harness.trail('dead-letters', first.id)).toEqual(['Owner discard a test event done']);
  });

  it.each(['accounts', 'reward-when-noted'] as const)('refuses a letter of the ledger consumer %s', async (reader) => {
    const [first] = await parked(reader, 'bad');
    const { status, body } = await discard(first.id);
    expect(status).toBe(400);
    expect(body.errors.id).toEqual(['Ledger records cannot be discarded. Fix the cause, then retry.']);
    expect((await harness.lettersOf(reader, member))[0].state).toBe('open');
    expect(await harness.trail('dead-letters', first.id)).toEqual(['Owner discard a test event OfTheLedger']);

    harness.mendAll();
    expect((await harness.consoles.owner.post(`dead-letters/${first.id}/retry`, because)).status).toBe(200);
    const whole = ['first', 'bad', 'middle', 'worse', 'last'];
    const taken =
      reader === 'accounts' ? await harness.trailOf(member, reader) : harness.commandsFor(member, 'reward').join(' ');
    expect(taken).toBe(whole.join(' '));
  });

  it('refuses a letter that a rebuild has just processed', async () => {
    const [first] = await parked('trails', 'bad');
    const rebuild = await harness.shop.pool.connect();
    await rebuild.query('begin');
    const take = "update store.dead_letters set closed_at = now(), outcome = 'taken' where dead_letter_id = $1";
    await rebuild.query(take, [first.id]);
    const discarding = discard(first.id);
    // Only the database of this test, because other tests use the same PostgreSQL.
    const waits = `select from pg_locks join pg_stat_activity using (pid)
      where locktype = 'transactionid' and not granted and datname = current_database()`;
    await waitUntil('the command waits', async () => (await harness.shop.pool.query(waits)).rowCount === 1);
    await rebuild.query('commit');
    rebuild.release();
    expect((await discarding).body.errors.id).toEqual(['It has already been applied. Reload the list.']);
    expect((await harness.lettersOf('trails', member))[0].state).toBe('taken');
  });

  it('refuses a letter that is closed or not the first of its key', async () => {
    const [first, behind] = await parked('trails', 'bad');
    const early = await harness.consoles.owner.post(`dead-letters/${behind.id}/discard`, because);
    expect(early.status).toBe(400);
    expect(early.body.errors.id[0]).toContain(`先頭の${first.id}番`);
    await discard(first.id);
    const late = await discard(first.id);
    expect(late.body.errors.id).toEqual([
      'It has been discarded. Lists and figures still apply it when they are recalculated.',
    ]);
    expect(await harness.trail('dead-letters', behind.id)).toEqual(['Owner discard a test event NotFirst']);
  });

  it('discards and records a letter once when several requests run concurrently', async () => {
    const [first] = await parked('trails', 'bad');
    const replies = await Promise.all(Array.from({ length: 5 }, () => discard(first.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await harness.trail('dead-letters', first.id)).filter((line) => line.endsWith('done'))).toHaveLength(1);
    expect(await harness.trailOf(member)).toBe('first middle worse last');
  });

  it.each([
    ['owner', 200],
    ['support', 403],
    ['finance', 403],
    ['nobody', 401],
  ] as const)('gives %s the status %d', async (who, status) => {
    const [first] = await parked('trails', 'bad');
    expect((await harness.consoles[who].post(`dead-letters/${first.id}/discard`, because)).status).toBe(status);
    expect((await harness.lettersOf('trails', member))[0].state).toBe(status === 200 ? 'discarded' : 'open');
  });

  it('requires a reason', async () => {
    const [first] = await parked('trails', 'bad');
    const { status, body } = await discard(first.id, { reason: ' ' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['reason']]);
    expect(await harness.trail('dead-letters', first.id)).toEqual([]);
  });

  it.each(['0', 'abc', '999999'])('returns 404 for the id %s', async (id) => {
    expect((await discard(id)).status).toBe(404);
  });
});
