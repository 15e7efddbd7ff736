import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { Scheduler } from '../../platform/deadlines/scheduler.js';
import { pointsPart } from '../../points/index.js';
import { monitoringPart } from '../index.js';
import { ReconcileProjections } from './reconcile-projections.command.js';

const because = { reason: 'before the month ends' };

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, monitoringPart, pointsPart]);
  consoles = await consolesOf(shop);
  await shop.pool.query(`insert into points.point_history (id, member_id, version, created, change, money, kind, document)
    select gen_random_uuid(), gen_random_uuid(), 1, now(), 30, 0, 'grant', 'from nowhere' from generate_series(1, 2)`);
});
afterAll(() => shop?.close());

const reconcile = (name: string, body: object = because) =>
  consoles.owner.send('POST', `projections/${name}/reconcile`, body, { 'accept-language': 'en' });
const gauge = async (): Promise<string[]> => {
  const { payload } = await shop.app.inject({ method: 'GET', url: '/metrics' });
  return payload.split('\n').filter((line) => line.startsWith('shop_reconciliation_difference{'));
};

describe('a comparison with the log', () => {
  it('returns its differences to the operator, and records the command', async () => {
    const { status, body } = await reconcile('point_history');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'point_history',
      reconciled_at: '2026-01-15T12:00:00.000+09:00',
      differences: { rows: 2, change: 60, members: 2 },
    });
    const { rows } = await shop.pool.query(
      "select resource, resource_id, command, reason, outcome from operators.audit_trail where resource = 'projections'",
    );
    const entry = { resource: 'projections', resource_id: 'point_history', command: 'reconcile' };
    expect(rows).toEqual([
      { ...entry, ...because, outcome: 'begun' },
      { ...entry, ...because, outcome: 'done' },
    ]);
    expect(await gauge()).toEqual(['shop_reconciliation_difference{reader="point_history"} 64']);
  });

  it('runs for all read models every hour in a process whose scheduler runs', async () => {
    await shop.pool.query('delete from points.point_history');
    await shop.app.get(Scheduler).hour();
    expect(await gauge()).toHaveLength(1);
    shop.app.get(Scheduler).start();
    await shop.app.get(Scheduler).hour();
    shop.app.get(Scheduler).stop();
    expect((await gauge()).sort()).toEqual([
      'shop_reconciliation_difference{reader="coin_history"} 0',
      'shop_reconciliation_difference{reader="point_history"} 0',
    ]);
  });

  it('continues with the other read models when one fails', async () => {
    await shop.pool.query('delete from store.reconciliations; alter table points.point_history rename to gone');
    await shop.app.get(CommandBus).execute(new ReconcileProjections());
    await shop.pool.query('alter table points.gone rename to point_history');
    expect(await gauge()).toEqual(['shop_reconciliation_difference{reader="coin_history"} 0']);
  });

  it('refuses read models without a comparison, unknown names, and a missing reason', async () => {
    const { status, body } = await reconcile('canary');
    expect([status, body.errors]).toEqual([400, { name: [expect.stringContaining('point_history')] }]);
    expect((await reconcile('nothing')).status).toBe(404);
    expect(Object.keys((await reconcile('point_history', {})).body.errors)).toEqual(['reason']);
  });

  it.each([
    ['owner', 200],
    ['support', 403],
    ['finance', 403],
    ['nobody', 401],
  ] as const)('gives %s the status %d', async (who, status) => {
    expect((await consoles[who].post('projections/coin_history/reconcile', because)).status).toBe(status);
  });
});
