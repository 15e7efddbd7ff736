import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let id: string;

beforeAll(async () => {
  harness = await MembersHarness.open();
  id = await harness.register();
  const order = (command: string, body: object) => {
    harness.shop.clock.pass(1000);
    return harness.consoles.support.post(`members/${id}/${command}`, body);
  };
  await order('grant-points', { points: 500, reason: 'お詫び' });
  await order('change-mail', { mail: 'new@example.com', checked: ['licence'], reason: '機種変更' });
  await order('ban', { reason: '規約違反' });
});
afterAll(() => harness?.close());

const timeline = (query = '') => harness.consoles.finance.get(`members/${id}/timeline${query}`);

describe('the timeline of a member', () => {
  it('lists the events, newest first, with operator and reason', async () => {
    const { headers, body } = await timeline();
    expect(headers['content-range']).toBe('timeline 0-3/4');
    const line = { id: expect.any(String), by: 'operator', operator: 'Support' };
    expect(body).toEqual([
      {
        ...line,
        type: 'MemberBanned',
        at: '2026-01-15T12:00:04.000+09:00',
        reason: '規約違反',
        details: { memberId: id, duplicateOf: null },
      },
      {
        ...line,
        type: 'MailChanged',
        at: '2026-01-15T12:00:03.000+09:00',
        reason: '機種変更',
        details: { memberId: id, checked: ['licence'] },
      },
      {
        ...line,
        type: 'PointsIssued',
        at: '2026-01-15T12:00:02.000+09:00',
        reason: 'お詫び',
        details: { memberId: id, kind: 'grant', id: expect.any(String), memo: '', points: 500, lots: 1 },
      },
      {
        ...line,
        type: 'MemberRegistered',
        at: '2026-01-15T12:00:01.000+09:00',
        by: 'member',
        operator: null,
        reason: null,
        details: { memberId: id },
      },
    ]);
  });

  it('pages through the events', async () => {
    const { headers, body } = await timeline(`?range=${encodeURIComponent('[2,3]')}`);
    expect(headers['content-range']).toBe('timeline 2-3/4');
    expect(body.map(({ type }: { type: string }) => type)).toEqual(['PointsIssued', 'MemberRegistered']);
  });

  it('lists only the grants not reversed, page by page, among many later events', async () => {
    const other = await harness.register({ mail: 'granted-twice@example.com' });
    const order = (command: string, body: object) =>
      harness.consoles.support.post(`members/${other}/${command}`, { reason: '調査', ...body });
    for (const points of [1, 2, 3]) await order('grant-points', { points });
    await order('grant-coins', { coins: 4 });
    const openGrants = async (from: number, to: number) => {
      const query = new URLSearchParams({ range: `[${from},${to}]`, filter: '{"is_reversible":true}' });
      const { headers, body } = await harness.consoles.support.get(`members/${other}/timeline?${query}`);
      const granted = body.map(({ details }: { details: { points?: number; coins?: number } }) => [
        details.points ?? null,
        details.coins ?? null,
      ]);
      return { range: headers['content-range'], granted, first: body[0] };
    };
    expect(await openGrants(0, 1)).toMatchObject({
      range: 'timeline 0-1/4',
      granted: [
        [null, 4],
        [3, null],
      ],
    });
    const { first, ...second } = await openGrants(2, 9);
    expect(second).toEqual({
      range: 'timeline 2-3/4',
      granted: [
        [2, null],
        [1, null],
      ],
    });
    expect(first).toMatchObject({ by: 'operator', operator: 'Support', reason: '調査' });
    expect((await order('reverse-grant', { entry: first.id })).status).toBe(200);
    await order('ban', {});
    expect(await openGrants(0, 9)).toMatchObject({
      range: 'timeline 0-2/3',
      granted: [
        [null, 4],
        [3, null],
        [1, null],
      ],
    });
  });

  it('returns an empty list for an unknown member', async () => {
    expect((await harness.consoles.owner.get('members/x/timeline')).body).toEqual([]);
    expect((await harness.consoles.nobody.get(`members/${id}/timeline`)).status).toBe(401);
  });
});
