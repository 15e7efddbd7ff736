import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { confirm, toKeyHeader } from '../../../test/support/console.js';
import { newId } from '../../kernel/ids.js';
import { MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let id: string;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
beforeEach(async () => {
  members += 1;
  id = await harness.register({ mail: `member-${members}@example.com` });
});
afterAll(() => harness?.close());

const reason = 'お詫び';
const order = (command: string, body: object, headers = {}) =>
  harness.consoles.support.post(`members/${id}/${command}`, body, headers);
const balance = async () => (await harness.consoles.finance.get(`members/${id}`)).body;

describe.each([
  ['grant-points', 'points'],
  ['grant-coins', 'coins'],
])('%s', (command, field) => {
  it('responds with the new balance, and records the audit entry', async () => {
    expect((await order(command, { [field]: 1, reason })).status).toBe(200);
    const { status, body } = await order(command, { [field]: 50_000, reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, [field]: 50_001, version: 1 });

    expect(await harness.auditEntriesOn(id)).toEqual(Array(2).fill({ command, reason, outcome: 'done' }));
    const { body: auditEntries } = await harness.consoles.owner.get(
      `audit-trail?filter={"q":"50,000","subject":"members/${id}"}`,
    );
    expect(auditEntries).toMatchObject([
      { subject_name: '髙橋 花子', amount: 50_000, unit: field, changes: { [field]: [1, 50_001] } },
    ]);
    const { rows: facts } = await harness.shop.pool.query(
      'select actor, data::text from store.events where stream_id = $1',
      [`wallet-${id}`],
    );
    expect(facts).toHaveLength(2);
    for (const fact of facts) {
      expect(fact.actor).toMatch(/^operator:[0-9a-f-]{36}$/);
      expect(fact.data).not.toContain(reason);
    }
  });

  it('runs once for one idempotency key', async () => {
    const gift = { [field]: 500, reason };
    const once = toKeyHeader(`made-by-the-client-${members}`);
    const responses = await Promise.all(Array.from({ length: 10 }, () => order(command, gift, once)));
    for (const { status, body } of responses)
      expect({ status, given: body[field] }).toEqual({ status: 200, given: 500 });
    expect(await harness.auditEntriesOn(id)).toHaveLength(1);
    expect((await order(command, gift, toKeyHeader(`another-key-${members}`))).body[field]).toBe(1000);
  });

  it('refuses an idempotency key that was used for another amount', async () => {
    const once = toKeyHeader(`the-same-key-${members}`);
    await order(command, { [field]: 500, reason }, once);
    const { status, body } = await order(command, { [field]: 501, reason }, once);
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 403, fields: ['idempotency_key'] });
    expect(await balance()).toMatchObject({ [field]: 500 });
  });

  it('records the reason code, by which the audit trail and its file can be filtered', async () => {
    const give = (reason_code: unknown) => order(command, { [field]: 1, reason, reason_code });
    for (const wrong of ['fraud', 'whatever', 7]) {
      const { status, body } = await give(wrong);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['reason_code']]);
    }
    expect(await balance()).toMatchObject({ [field]: 0 });
    for (const code of ['goodwill', 'correction']) expect((await give(code)).status).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ subject: `members/${id}`, reason_code: 'goodwill' }));
    const { body: auditEntries } = await harness.consoles.owner.get(`audit-trail?filter=${filter}`);
    expect(auditEntries).toMatchObject([{ command, reason_code: 'goodwill', reason }]);
    await confirm(harness.consoles.owner);
    const { body: file } = await harness.consoles.owner.get(`audit-trail.csv?filter=${filter}`);
    const [heads, ...lines] = String(file).trim().split('\n');
    expect([heads!.includes('reason_code'), lines.length]).toEqual([true, 1]);
    expect(lines[0]).toContain('goodwill');
  });

  it('records the code "other" where none is sent', async () => {
    expect((await order(command, { [field]: 1, reason })).status).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ subject: `members/${id}`, reason_code: 'other' }));
    expect((await harness.consoles.owner.get(`audit-trail?filter=${filter}`)).body).toMatchObject([
      { command, reason },
    ]);
  });

  it('refuses when the member has changed since, and accepts the current version', async () => {
    await harness.consoles.owner.post(`members/${id}/ban`, { reason });
    await harness.consoles.owner.post(`members/${id}/unban`, { reason });
    const gift = { [field]: 5, reason };
    const { status, body } = await order(command, { ...gift, version: 1 });
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 409, fields: ['version'] });
    expect(await balance()).toMatchObject({ [field]: 0 });
    expect((await order(command, { ...gift, version: 3 })).status).toBe(200);
  });

  it('refuses a banned member', async () => {
    await harness.consoles.owner.post(`members/${id}/ban`, { reason });
    const { status, body } = await order(command, { [field]: 5, reason });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { state: ['この会員は利用停止中です。先に利用停止を解除してください。'] },
    });
    expect(await balance()).toMatchObject({ [field]: 0 });
  });

  it.each([
    ['finance', 403],
    ['nobody', 401],
  ] as const)('refuses %s with %d', async (who, status) => {
    const reply = await harness.consoles[who].post(`members/${id}/${command}`, { [field]: 1, reason });
    expect(reply.status).toBe(status);
  });

  it.each(['x', newId(new Date()), '%00'])('returns 404 for the unknown member %s', async (unknown) => {
    const reply = await harness.consoles.owner.post(`members/${unknown}/${command}`, { [field]: 1, reason });
    expect(reply.status).toBe(404);
  });

  it('requires the CSRF token', async () => {
    const without = { 'x-csrf-token': '' };
    const reply = await harness.consoles.owner.send(
      'POST',
      `members/${id}/${command}`,
      { [field]: 1, reason },
      without,
    );
    expect(reply.status).toBe(403);
  });
});

it.each([
  ['grant-points', { points: 0, reason }, ['points']],
  ['grant-points', { points: 1_000_001, reason }, ['points']],
  ['grant-points', { points: 1.5, reason }, ['points']],
  ['grant-points', { points: '100', reason }, ['points']],
  ['grant-points', { points: -5, reason }, ['points']],
  ['grant-points', { coins: 5, reason }, ['points']],
  ['grant-points', { points: 100 }, ['reason']],
  ['grant-points', { points: 100, reason, version: '1' }, ['version']],
  ['grant-coins', { coins: 1e21, reason }, ['coins']],
  ['grant-coins', { coins: 1, reason: ' ' }, ['reason']],
  ['grant-coins', {}, ['coins', 'reason']],
])('%s refuses %j', async (command, body, fields) => {
  const reply = await order(command, body);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.errors).sort()).toEqual(fields);
  expect(await balance()).toMatchObject({ points: 0, coins: 0 });
});
