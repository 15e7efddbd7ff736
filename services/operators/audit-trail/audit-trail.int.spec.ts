import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type Act, ForOperators, operatorsPart, type Role, recordAct } from '../index.js';

@Controller('admin-api/parcels')
class ParcelsController {
  @Get()
  @ForOperators('owner', 'support')
  list(): object {
    return [];
  }
}

@Module({ controllers: [ParcelsController] })
class ParcelsModule {}

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let ownerId: string;

const record = (act: Partial<Act>) =>
  shop.app.get(EventStore).transact([], async (tx) =>
    recordAct(tx, {
      operatorId: ownerId,
      resource: 'parcels',
      id: '1',
      command: 'ship',
      reason: 'because',
      outcome: 'done',
      ...act,
    }),
  );
const list = async (filter: object, by = consoles.owner) =>
  (await by.get(`audit-trail?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
    ({ resource_id, command }: Record<string, string>) => `${command} ${resource_id}`,
  );

beforeAll(async () => {
  shop = await openShop([operatorsPart, { name: 'parcels', module: ParcelsModule }]);
  consoles = await consolesOf(shop);
  ({ id: ownerId } = (await shop.pool.query("select id from operators.operators where role = 'owner'")).rows[0]);
  await record({ id: '1', reason: '送り状 50% 済み' });
  shop.clock.pass(60_000);
  await record({ id: '2', command: 'return', outcome: 'AlreadyShipped' });
  await record({ id: '7', resource: 'operators', command: 'disable', reason: '=HYPERLINK("x")' });
});
afterAll(() => shop?.close());

describe('the audit trail', () => {
  it('tells who did what to what, when, why, and how it ended', async () => {
    const { headers, body } = await consoles.owner.get('audit-trail');
    expect(headers['content-range']).toBe('audit-trail 0-2/3');
    expect(body[2]).toEqual({
      id: '1',
      at: '2026-01-15T12:00:00.000+09:00',
      operator_id: ownerId,
      operator_name: 'Owner',
      resource: 'parcels',
      resource_id: '1',
      command: 'ship',
      reason: '送り状 50% 済み',
      outcome: 'done',
    });
    expect((await consoles.owner.get('audit-trail/1')).body).toEqual(body[2]);
    for (const id of ['99', 'x', '1%00', '9'.repeat(30)])
      expect((await consoles.owner.get(`audit-trail/${id}`)).status).toBe(404);
  });

  it.each([
    [{ subject: 'parcels/1' }, ['ship 1']],
    [{ subject: 'parcels/7' }, []],
    [{ resource: 'operators' }, ['disable 7']],
    [{ command: ['ship', 'disable'] }, ['disable 7', 'ship 1']],
    [{ outcome: 'AlreadyShipped' }, ['return 2']],
    [{ outcome: 'refused' }, ['return 2']],
    [{ outcome: ['done', 'refused'] }, ['disable 7', 'return 2', 'ship 1']],
    [{ id: ['1', 'x'] }, ['ship 1']],
    [{ q: '50%' }, ['ship 1']],
    [{ q: 'RETURN' }, ['return 2']],
    [{ q: '送り' }, ['ship 1']],
    [{ q: '%済' }, []],
    [{ q: '% 済' }, ['ship 1']],
    [{ q: '_' }, []],
    [{ from: '2026-01-15T12:00:30+09:00' }, ['disable 7', 'return 2']],
    [{ to: '2026-01-15T12:00:30+09:00' }, ['ship 1']],
    [{ operator_id: '00000000-0000-7000-8000-000000000000' }, []],
  ])('is searched by %j', async (filter, expected) => {
    expect(await list(filter)).toEqual(expected);
  });

  it.each([{ from: 'yesterday' }, { to: '9'.repeat(400) }, { nothing: 1 }])('refuses %j', async (filter) => {
    const { status } = await consoles.owner.get(`audit-trail?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(status).toBe(400);
  });

  it('shows who is no owner the acts on what he may see', async () => {
    expect(await list({}, consoles.support)).toEqual(['return 2', 'ship 1']);
    expect(await list({ resource: 'operators' }, consoles.support)).toEqual([]);
    expect(await list({}, consoles.finance)).toEqual([]);
    expect((await consoles.support.get('audit-trail/3')).status).toBe(404);
    expect((await consoles.support.get('audit-trail.csv')).status).toBe(403);
  });

  it('is a file for a spreadsheet, in which nothing is a formula', async () => {
    const { headers, body } = await consoles.owner.get('audit-trail.csv?filter={"resource":"operators"}');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toBe(
      '\ufeffat,operator_name,resource,resource_id,command,reason,outcome\r\n' +
        `2026-01-15T12:01:00.000+09:00,Owner,operators,7,disable,"'=HYPERLINK(""x"")",done\r\n`,
    );
  });
});
