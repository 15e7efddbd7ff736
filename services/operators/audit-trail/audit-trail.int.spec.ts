import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { type Console, confirm, consolesOf, openSignedOutConsole, signInAs } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { type AuditEntry, recordAuditEntry } from '../../platform/console-api/audit-trail/audit-trail.rows.js';
import { Subjects } from '../../platform/console-api/audit-trail/subjects.rows.js';
import { EventStore } from '../../platform/store/event-store.js';
import { operatorsPart } from '../index.js';

@Controller('admin-api/parcels')
class ParcelsController {
  @Get()
  @ForOperators('serve-members')
  list(): object {
    return [];
  }

  @Post(':id/ship')
  @ForOperators('serve-members')
  ship(): object {
    return {};
  }
}

/** A resource without a list. */
@Controller('admin-api/pictures')
class PicturesController {
  @Post()
  @ForOperators('serve-members')
  keep(): object {
    return {};
  }
}

@Module({ controllers: [ParcelsController, PicturesController] })
class ParcelsModule {
  constructor(subjects: Subjects) {
    subjects.add('parcels', {
      named: `select id, initcap(name) || 'の荷物' as name, 'Parcel of ' || initcap(name) as name_en
        from (values ('1', 'hanako'), ('2', 'taro')) p (id, name) where id = any($1::text[])`,
      meant: `select id from (values ('1', 'hanako'), ('2', 'taro')) p (id, name) where name = lower(($1::text[])[1])`,
    });
  }
}

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let ownerId: string;

const record = (entry: Partial<AuditEntry>) =>
  shop.app.get(EventStore).transact([], async (tx) =>
    recordAuditEntry(tx, {
      operatorId: ownerId,
      resource: 'parcels',
      id: '1',
      command: 'ship',
      reason: 'because',
      outcome: 'done',
      ...entry,
    }),
  );
const rowsOf = async (filter: object, by = consoles.owner) =>
  (await by.get(`audit-trail?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
/** Leaves out the entries of sign-ins and refusals. */
const list = async (filter: object, by = consoles.owner) =>
  (await rowsOf(filter, by))
    .filter(({ command }: Record<string, string>) => command !== 'sign-in')
    .map(({ resource_id, command }: Record<string, string>) => `${command} ${resource_id}`);

beforeAll(async () => {
  shop = await openShop([operatorsPart, { name: 'parcels', module: ParcelsModule }]);
  consoles = await consolesOf(shop);
  ({ id: ownerId } = (await shop.pool.query("select id from operators.operators where role = 'owner'")).rows[0]);
  await record({
    id: '1',
    reason: '送り状 50% 済み',
    amount: { value: 12_500, unit: 'points' },
    changes: { state: ['new', 'shipped'] },
  });
  shop.clock.pass(60_000);
  await record({ id: '2', command: 'return', outcome: 'AlreadyShipped', changes: { state: ['new', 'returned'] } });
  await record({ id: '7', resource: 'operators', command: 'disable', reason: '=HYPERLINK("x")' });
});
afterAll(() => shop?.close());

describe('the audit trail', () => {
  it('records operator, object, command, time, reason and outcome', async () => {
    const { headers, body } = await consoles.owner.get('audit-trail?filter={"resource":["parcels","operators"]}');
    expect(headers['content-range']).toBe('audit-trail 0-8/9');
    expect(body[2]).toEqual({
      reason_code: null,
      id: expect.stringMatching(/^\d+$/),
      at: '2026-01-15T12:00:00.000+09:00',
      approved_by_name: null,
      operator_id: ownerId,
      operator_name: 'Owner',
      resource: 'parcels',
      resource_id: '1',
      subject_name: 'Hanakoの荷物',
      subject_name_en: 'Parcel of Hanako',
      command: 'ship',
      reason: '送り状 50% 済み',
      outcome: 'done',
      amount: 12_500,
      unit: 'points',
      changes: { state: ['new', 'shipped'] },
      address: null,
    });
    expect(body[1]).toMatchObject({ resource_id: '2', subject_name: 'Taroの荷物', changes: null });
    expect((await consoles.owner.get(`audit-trail/${body[2].id}`)).body).toEqual(body[2]);
    for (const id of ['99999', 'x', '1%00', '9'.repeat(30)])
      expect((await consoles.owner.get(`audit-trail/${id}`)).status).toBe(404);
  });

  it.each([
    [{ subject: 'parcels/1' }, ['ship 1']],
    [{ subject: 'parcels/7' }, []],
    [{ resource: 'operators', command: 'disable' }, ['disable 7']],
    [{ command: ['ship', 'disable'] }, ['disable 7', 'ship 1']],
    [{ outcome: 'AlreadyShipped' }, ['return 2']],
    [{ outcome: 'refused' }, ['return 2']],
    [{ outcome: ['done', 'refused'] }, ['disable 7', 'return 2', 'ship 1']],
    [{ id: ['x'] }, []],
    [{ q: '50%' }, ['ship 1']],
    [{ q: 'RETURN' }, ['return 2']],
    [{ q: '送り' }, ['ship 1']],
    [{ q: '%済' }, []],
    [{ q: '% 済' }, ['ship 1']],
    [{ q: '_' }, []],
    [{ q: 'Hanako' }, ['ship 1']],
    [{ q: '12,500P' }, ['ship 1']],
    [{ q: '12500' }, ['ship 1']],
    [{ q: '125' }, []],
    [{ q: 'owner@' }, ['disable 7', 'return 2', 'ship 1']],
    [{ q: 'Owner' }, ['disable 7', 'return 2', 'ship 1']],
    [{ q: '戻す', acts: ['parcels/return'] }, ['return 2']],
    [{ q: '戻す', acts: ["parcels/return' or '1'='1"] }, []],
    [{ from: '2026-01-15T12:00:30+09:00' }, ['disable 7', 'return 2']],
    [{ to: '2026-01-15T12:00:30+09:00' }, ['ship 1']],
    [{ operator_id: '00000000-0000-7000-8000-000000000000' }, []],
  ])('finds entries by %j', async (filter, expected) => {
    expect(await list(filter)).toEqual(expected);
  });

  it.each([{ from: 'yesterday' }, { to: '9'.repeat(400) }, { nothing: 1 }])('refuses %j', async (filter) => {
    const { status } = await consoles.owner.get(`audit-trail?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(status).toBe(400);
  });

  it('shows an operator the entries of resources that their role may see', async () => {
    expect(await list({}, consoles.support)).toEqual(['return 2', 'ship 1']);
    expect(await list({ resource: 'operators' }, consoles.support)).toEqual([]);
    expect(await list({}, consoles.finance)).toEqual([]);
    const [disabled] = await rowsOf({ command: 'disable' });
    expect((await consoles.support.get(`audit-trail/${disabled.id}`)).status).toBe(404);
    expect((await consoles.support.get('audit-trail.csv')).status).toBe(403);
  });

  it('shows entries of resources without a list to roles with their commands', async () => {
    await record({ resource: 'pictures', id: 'p', command: 'create' });
    expect(await list({ resource: 'pictures' })).toEqual(['create p']);
    expect(await list({ resource: 'pictures' }, consoles.support)).toEqual(['create p']);
    expect(await list({ resource: 'pictures' }, consoles.finance)).toEqual([]);
  });

  it('exports CSV without formulas', async () => {
    await confirm(consoles.owner);
    const { headers, body } = await consoles.owner.get('audit-trail.csv?filter={"command":["disable","ship"]}');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toBe(
      '\ufeffat,operator_name,resource,resource_id,subject_name,command,amount,unit,changes,reason,outcome,address,approved_by_name,reason_code\r\n' +
        '2026-01-15T12:00:00.000+09:00,Owner,parcels,1,Hanakoの荷物,ship,12500,points,' +
        `"{""state"":[""new"",""shipped""]}",送り状 50% 済み,done,,,\r\n` +
        `2026-01-15T12:01:00.000+09:00,Owner,operators,7,,disable,,,,"'=HYPERLINK(""x"")",done,,,\r\n`,
    );
  });
});

describe('access', () => {
  const loadEntries = async (filter: object) =>
    (await rowsOf(filter)).map(({ resource_id, command, outcome, operator_name, address }: Record<string, string>) => [
      command,
      outcome,
      operator_name,
      resource_id === ownerId ? 'owner' : resource_id,
      address,
    ]);
  const attempt = (mail: string, password: string, address: string) =>
    openSignedOutConsole(shop).send('POST', 'session', { mail, password }, { 'x-forwarded-for': address });
  const nextMinute = () => shop.clock.pass(60_000 - (shop.clock.now().getTime() % 60_000));

  it('records sign-ins and sign-outs with their address', async () => {
    nextMinute();
    const since = shop.clock.now();
    const { headers, body } = await attempt('owner@example.com', 'operator1234', '10.0.0.1');
    const cookie = String(headers['set-cookie']).split(';')[0]!;
    await openSignedOutConsole(shop).send('DELETE', 'session', undefined, { cookie, 'x-csrf-token': body.csrf });
    expect(await loadEntries({ from: since, resource: 'operators' })).toEqual([
      ['sign-out', 'done', 'Owner', 'owner', null],
      ['sign-in', 'done', 'Owner', 'owner', '10.0.0.1'],
    ]);
  });

  it('records a failed sign-in with its account, once a minute, without the typed text', async () => {
    nextMinute();
    const since = shop.clock.now();
    for (let i = 0; i < 5; i++) await attempt('owner@example.com', 'hunter2-typed', `10.0.1.${i}`);
    expect(await loadEntries({ from: since, resource: 'operators' })).toEqual([
      ['sign-in', 'NoMatch', null, 'owner', '10.0.1.0'],
    ]);
    nextMinute();
    await attempt('owner@example.com', 'hunter2-typed', '10.0.1.9');
    await attempt('hanako-typed@example.com', 'hunter2-typed', '10.0.1.9');
    expect(await loadEntries({ from: shop.clock.now(), resource: 'operators' })).toEqual([
      ['sign-in', 'NoMatch', null, '', '10.0.1.9'],
      ['sign-in', 'NoMatch', null, 'owner', '10.0.1.9'],
    ]);
    const { rows } = await shop.pool.query(
      'select count(*) as typed from operators.audit_trail a where a::text like $1',
      ['%typed%'],
    );
    expect(rows).toEqual([{ typed: 0 }]);
  });

  it('records at most ten failed sign-ins to unknown accounts a minute, from all addresses together', async () => {
    nextMinute();
    const since = shop.clock.now();
    for (let i = 0; i < 40; i++) await attempt(`nobody-${i}@example.com`, 'x', `10.1.0.${i % 20}`);
    const strangers = await loadEntries({ from: since, resource: 'operators', outcome: 'refused' });
    expect(strangers).toHaveLength(10);
    expect(new Set(strangers.map((entry: string[]) => entry[4])).size).toBe(10);
  });

  it('records a refused request once an hour', async () => {
    nextMinute();
    const since = shop.clock.now();
    consoles = await consolesOf(shop);
    for (let i = 0; i < 3; i++) expect((await consoles.finance.post('parcels/5/ship', {})).status).toBe(403);
    expect((await consoles.finance.get('parcels')).status).toBe(403);
    const forged = await consoles.support.send('POST', 'parcels/5/ship', {}, { 'x-csrf-token': 'x' });
    expect(forged.status).toBe(403);
    expect(await loadEntries({ from: since, resource: 'parcels' })).toEqual([
      ['ship', 'OfAnotherPage', 'Support', '5', null],
      ['list', 'RoleMayNot', 'Finance', '', null],
      ['ship', 'RoleMayNot', 'Finance', '5', null],
    ]);
    shop.clock.pass(3_600_000);
    consoles = await consolesOf(shop);
    await consoles.finance.post('parcels/6/ship', {});
    expect((await loadEntries({ from: since, resource: 'parcels' }))[0]).toEqual([
      'ship',
      'RoleMayNot',
      'Finance',
      '6',
      null,
    ]);
  });
});

describe('a lock-out', () => {
  let limited: TestShop;

  beforeAll(async () => {
    limited = await openShop([operatorsPart], { rateLimits: true });
  });
  afterAll(() => limited?.close());

  it('records a lock-out with its account', async () => {
    const owner = await signInAs(limited, 'owner');
    for (let i = 0; i < 11; i++)
      await openSignedOutConsole(limited).send(
        'POST',
        'session',
        { mail: 'owner@example.com', password: 'x' },
        { 'x-forwarded-for': `10.5.0.${i}` },
      );
    const { body } = await owner.get('audit-trail?filter={"outcome":"TooManyAttempts"}');
    expect(body).toMatchObject([
      { command: 'sign-in', operator_id: null, subject_name: 'Owner', address: '10.5.0.10' },
    ]);
  });
});

describe('an audit trail of thousands', () => {
  const page = async (q: string, from = 0, direction = 'DESC') => {
    const query = { filter: { q }, range: [from, from + 24], sort: ['id', direction] };
    const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    const { body, headers } = await consoles.owner.get(`audit-trail?${text.join('&')}`);
    const [, span, total] = /^audit-trail (.*)\/(\d+)$/.exec(String(headers['content-range']))!;
    const ids: number[] = body.map((row: { resource_id: string }) => Number(row.resource_id));
    return { ids, span, total: Number(total), isEstimate: headers['x-total-is'] === 'estimate' };
  };
  const down = (from: number, count: number, step = 1) => Array.from({ length: count }, (_, i) => from - i * step);

  beforeAll(async () => {
    consoles = await consolesOf(shop);
    await shop.pool.query(
      `insert into operators.audit_trail (at, operator_id, resource, resource_id, command, reason, outcome)
       select $1, $2, 'parcels', i, 'ship', concat_ws(' ', 'よくある', case when i % 100 = 0 then '珍しい' end,
         case when i <= 3000 then '昔の' end, case when i > 4940 then '最近の' end), 'done' from generate_series(1, 5000) i`,
      [shop.clock.now(), ownerId],
    );
    await shop.pool.query('analyze operators.audit_trail');
  });

  it('finds the newest entries with a common text, and estimates their number', async () => {
    const first = await page('よくある');
    expect([first.ids, first.span, first.isEstimate]).toEqual([down(5000, 25), '0-24', true]);
    expect(first.total).toBeGreaterThan(4500);
    expect(first.total).toBeLessThan(5500);
    expect((await page('よくある', 2000)).ids).toEqual(down(3000, 25));
    expect((await page('よくある', 4990)).ids).toEqual(down(10, 10));
    expect((await page('よくある', 0, 'ASC')).ids).toEqual(down(1, 25, -1));
  });

  it('finds all entries with a rare text, and counts them', async () => {
    expect(await page('珍しい')).toEqual({ ids: down(5000, 25, 100), span: '0-24', total: 50, isEstimate: false });
    expect((await page('珍しい', 25)).ids).toEqual(down(2500, 25, 100));
  });

  it('finds a text that only older, or only the newest, entries have', async () => {
    expect((await page('昔の')).ids).toEqual(down(3000, 25));
    expect((await page('最近の', 25)).ids).toEqual(down(4975, 25));
    expect(await page('最近の', 50)).toEqual({ ids: down(4950, 10), span: '50-59', total: 60, isEstimate: false });
    expect(await page('最近の', 75)).toMatchObject({ ids: [], total: 60 });
  });
});
