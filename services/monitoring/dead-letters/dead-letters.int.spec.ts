import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConsoleResponse } from '../../../test/support/console.js';
import { MonitoringHarness } from '../test/monitoring.fixture.js';

let harness: MonitoringHarness;

beforeAll(async () => {
  harness = await MonitoringHarness.open();
  harness.faults.trails.add('bad');
  harness.faults.warn.add('bad');
  await harness.note('hanako', 'good', 'bad', ...Array.from({ length: 28 }, (_, n) => `later ${n}`));
  await harness.note('taro', 'bad');
});
afterAll(() => harness?.close());

const list = (query: Record<string, unknown>): Promise<ConsoleResponse> => {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, JSON.stringify(value));
  return harness.consoles.finance.get(`dead-letters?${text}`);
};
const seqs = ({ body }: ConsoleResponse): number[] => body.map(({ seq }: { seq: number }) => seq);

describe('the list of dead letters', () => {
  it('has the 25 newest letters by default, newest first', async () => {
    const reply = await list({});
    expect(reply.headers['content-range']).toBe('dead-letters 0-24/60');
    const ids = reply.body.map(({ id }: { id: string }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('shows the error of a letter and the number of letters behind it', async () => {
    const { body } = await list({ filter: { reader: 'trails', partition_key: 'hanako' }, sort: ['seq', 'ASC'] });
    expect(body[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      reader: 'trails',
      seq: 2,
      event_id: expect.any(String),
      type: 'Noted',
      stream_id: expect.any(String),
      stream_version: 2,
      partition_key: 'hanako',
      recorded_at: '2026-01-15T12:00:00.000+09:00',
      error: 'RangeError: bad is too much',
      attempts: 3,
      state: 'open',
      parked_at: '2026-01-15T12:00:00.000+09:00',
      closed_at: null,
      is_first: true,
      behind: 28,
      is_ledger: false,
    });
    expect(body[1]).toMatchObject({ error: null, attempts: 0, is_first: false, behind: 27 });
    const one = await harness.consoles.finance.get(`dead-letters/${body[0].id}`);
    expect(one.body).toEqual({ ...body[0], data: { name: 'bad' } });
  });

  it('applies the requested order, filter and range', async () => {
    const filter = { reader: 'trails', state: ['open'], type: 'Noted' };
    const reply = await list({ filter, sort: ['seq', 'DESC'], range: [1, 3] });
    expect(reply.headers['content-range']).toBe('dead-letters 1-3/30');
    expect(seqs(reply)).toEqual([30, 29, 28]);
    expect((await list({ filter: { state: 'taken' } })).headers['content-range']).toBe('dead-letters */0');
    const [{ id }] = reply.body;
    expect((await list({ filter: { id: [id, 'no id'] } })).body.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it.each([
    ['a field to filter by', { filter: { "reader') or (1=1": 'x' } }],
    ['a field to sort by', { sort: ['seq; drop table store.dead_letters', 'ASC'] }],
  ])('refuses SQL in %s', async (_, query) => {
    expect((await list(query)).status).toBe(400);
  });

  it.each([
    ['owner', 200],
    ['finance', 200],
    ['support', 403],
    ['nobody', 401],
  ] as const)('gives %s the status %d', async (who, status) => {
    expect((await harness.consoles[who].get('dead-letters')).status).toBe(status);
    const [{ id }] = (await list({})).body;
    expect((await harness.consoles[who].get(`dead-letters/${id}`)).status).toBe(status);
  });

  it.each(['x', '0', '999999', '1%00'])('returns 404 for the letter %s', async (id) => {
    expect((await harness.consoles.owner.get(`dead-letters/${id}`)).status).toBe(404);
  });
});
