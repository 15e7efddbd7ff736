import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FrontDesk } from '../test/members.fixture.js';

let desk: FrontDesk;
let id: string;

beforeAll(async () => {
  desk = await FrontDesk.open();
  id = await desk.register();
  const order = (command: string, body: object) => {
    desk.shop.clock.pass(1000);
    return desk.consoles.support.post(`members/${id}/${command}`, body);
  };
  await order('grant-points', { points: 500, reason: 'お詫び' });
  await order('change-mail', { mail: 'new@example.com', checked: ['licence'], reason: '機種変更' });
  await order('ban', { reason: '規約違反' });
});
afterAll(() => desk?.close());

const timeline = (query = '') => desk.consoles.finance.get(`members/${id}/timeline${query}`);

describe('the timeline of a member', () => {
  it('tells what happened, newest first, who did it and why', async () => {
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

  it('is turned page by page', async () => {
    const { headers, body } = await timeline(`?range=${encodeURIComponent('[2,3]')}`);
    expect(headers['content-range']).toBe('timeline 2-3/4');
    expect(body.map(({ type }: { type: string }) => type)).toEqual(['PointsIssued', 'MemberRegistered']);
  });

  it('is empty for nobody', async () => {
    expect((await desk.consoles.owner.get('members/x/timeline')).body).toEqual([]);
    expect((await desk.consoles.nobody.get(`members/${id}/timeline`)).status).toBe(401);
  });
});
