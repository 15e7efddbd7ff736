import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { pointsPart } from '../points.module.js';

const memberId = randomUUID();

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
const ids = { soon: randomUUID(), late: randomUUID(), spent: randomUUID(), over: randomUUID() };

const LOT = `insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document)
  values ($1, $2, $3, 100, $4, $5, $6, $7)`;

const lot = (id: string, kind: string, remaining: number, issuedAt: string, expiresAt: string, document: string) =>
  shop.pool.query(LOT, [id, memberId, kind, remaining, `${issuedAt}T00:00:00Z`, `${expiresAt}T00:00:00Z`, document]);

beforeAll(async () => {
  shop = await openShop([operatorsPart, pointsPart]);
  consoles = await consolesOf(shop);
  await shop.pool.query('insert into points.wallets (member_id) values ($1)', [memberId]);
  await lot(ids.late, 'paid', 100, '2025-12-04', '2026-06-04', 'grant:g1');
  await lot(ids.soon, 'free', 40, '2025-12-03', '2026-06-03', 'decision:d1');
  await lot(ids.spent, 'free', 0, '2025-12-02', '2026-06-02', 'grant:g2');
  await lot(ids.over, 'free', 30, '2025-07-01', '2026-01-01', 'grant:g3');
});
afterAll(() => shop?.close());

const lots = (query = '') => consoles.finance.get(`members/${memberId}/lots${query}`);
const all = `?filter=${encodeURIComponent('{"state":"all"}')}`;

describe('a member’s lots', () => {
  it('have a value and stand in spending order', async () => {
    const { headers, body } = await lots();
    expect(headers['content-range']).toBe('lots 0-1/2');
    expect(body).toEqual([
      {
        id: ids.soon,
        kind: 'free',
        issued: 100,
        remaining: 40,
        issued_at: '2025-12-03T09:00:00.000+09:00',
        expires_at: '2026-06-03T09:00:00.000+09:00',
        state: 'live',
        origin: 'decision',
        document: 'd1',
      },
      expect.objectContaining({ id: ids.late, kind: 'paid', remaining: 100, origin: 'grant' }),
    ]);
  });

  it('include all on request, newest first', async () => {
    const { body } = await lots(all);
    expect(body.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      [ids.late, 'live'],
      [ids.soon, 'live'],
      [ids.spent, 'empty'],
      [ids.over, 'expired'],
    ]);
    expect((await lots(`${all}&range=${encodeURIComponent('[3,3]')}`)).body).toMatchObject([{ id: ids.over }]);
  });

  it('belong to the member, and require a signed-in operator', async () => {
    expect((await consoles.owner.get(`members/${randomUUID()}/lots`)).body).toEqual([]);
    expect((await consoles.owner.get('members/x/lots')).body).toEqual([]);
    expect((await consoles.nobody.get(`members/${memberId}/lots`)).status).toBe(401);
  });
});
