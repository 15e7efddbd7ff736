import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { FindAbuse } from '../../services/abuse/find-abuse/find-abuse.command.js';
import { DEMO_OPERATORS } from '../../services/operators/index.js';
import type { Role } from '../../services/platform/console-api/access/operator.js';
import { type OperatorRoute, Permissions } from '../../services/platform/console-api/access/permissions.js';
import { loadDemo } from '../../services/startup/demo.js';
import type { RunningShop } from '../../services/startup/process.js';
import { type Console, confirm, consolesOf, signInAs } from '../support/console.js';
import { TestClock } from '../support/test-clock.js';
import { buildPrize, WholeShop } from '../support/whole-shop.js';
import { EXPORTS, ROLE_MATRIX } from './role-matrix.js';

const MINUTE_MS = 60_000;
const password = 'operator1234';
/** Personal data of the tested person, which belongs to no other. */
const TEL = '07055512349';
const STREET = '秘密町9-8-7';
const CITY = '内緒区';
const ZIPCODE = '9998887';
const SECRETS = [TEL, STREET, CITY, ZIPCODE, '999-8887'];
/** Sender of a deposit. */
const SENDER = 'ﾋﾐﾂ ﾉ ﾋﾄ';
const LAST_NAME = '密山';
const FIRST_NAME = '内子';
/** Network address of the person's log-in. */
const NETWORK = '203.0.113.77';

let shop: WholeShop;
let clock: TestClock;
let consoles: Record<Role | 'nobody', Console>;
let routes: readonly OperatorRoute[];
/** Ids of one thing of each resource that concerns the person. */
let ids: Readonly<Record<string, string>>;

const nameOf = ({ method, path }: OperatorRoute): string =>
  `${method} ${path.replace('admin-api/', '').replace(/:\w+/g, ':id')}`;
/** Returns true for a page about one thing: `members/:id`, `members/:id/lots`. */
const isOfOne = ({ method, path }: OperatorRoute): boolean =>
  method === 'GET' && path.includes('/:') && !path.endsWith('.csv');
const resourceOf = ({ path }: OperatorRoute): string => path.replace('admin-api/', '').split('/')[0]!;
const pathOf = (route: OperatorRoute, id = ids[resourceOf(route)] ?? 'none'): string =>
  route.path.replace('admin-api/', '').replace(/:\w+/g, id);
const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));
const secretsIn = (body: unknown): string[] => SECRETS.filter((secret) => textOf(body).includes(secret));

/** Inserts a mail whose delivery was given up. @returns its id */
const parked = async ({ to, subject, text }: { to: string; subject: string; text: string }): Promise<string> => {
  const { rows } = await shop.pool.query(
    `insert into mail.messages (id, recipient, subject, body, created_at, parked_at, error)
     values ('parked', $1, $2, $3, $4, $4, '550 no such user') returning mail_id::text as id`,
    [to, subject, text, clock.now()],
  );
  return rows[0].id;
};

beforeAll(async () => {
  clock = new TestClock();
  const account = { BANK_NAME: '銀行', BANK_BRANCH: '本店', BANK_ACCOUNT: '普通 1', BANK_HOLDER_KANA: 'ミセ' };
  shop = await WholeShop.open({ clock, environment: account });
  await loadDemo({ app: shop.app, config: { demo: true } } as unknown as RunningShop);
  consoles = await consolesOf(shop);
  routes = shop.app.get(Permissions, { strict: false }).routes();
  const { memberId, browser } = await shop.person(1000);
  const moved =
    'update members.profiles set tel = $2, address = $3, shiku = $4, zipcode = $5, last_name = $6, first_name = $7 where member_id = $1';
  await shop.pool.query(moved, [memberId, TEL, STREET, CITY, ZIPCODE, LAST_NAME, FIRST_NAME]);
  await shop.pool.query("insert into members.log_ins (member_id, at, address, device) values ($1, $2, $3, 'Phone')", [
    memberId,
    clock.now(),
    NETWORK,
  ]);
  await shop.openBox('private', { prizes: [buildPrize('only', 2, 9000, { noReduction: true })] });
  const { body } = await browser.post('user/pack/buy', { pack_id: 'private', count: 'all' });
  const send_card = body.cards.map((card: { history_id: string }) => card.history_id);
  await browser.post('user/pack/decision', { send_card, reduction_card: [] });
  const { rows } = await shop.pool.query('select shipment_id from shipments.parcels where member_id = $1', [memberId]);
  const { body: courses } = await browser.get('user/point_price');
  await browser.post('user/point/buy', { pay_id: '4', name: 'ヤマダ', point_price_id: courses.list[0].id });
  const { body: payments } = await browser.get('user/payment/list');
  const day = clock.now().toISOString().slice(0, 10);
  const file = `取引日,金額,振込依頼人名\n${day},700,${SENDER}\n`;
  await consoles.owner.send('POST', 'deposits/import?reason=because', file, { 'content-type': 'text/csv' });
  const { body: deposits } = await consoles.owner.get('deposits');
  const mail = { to: `${memberId}@example.com`, subject: 'Welcome', text: 'Text' };
  await browser.post('contact', { subject: 'Where?', body: STREET, name: 'A', mail: mail.to });
  const { body: contacts } = await consoles.owner.get('contacts');
  ids = {
    contacts: contacts[0].id,
    members: memberId,
    deposits: deposits[0].id,
    shipments: rows[0].shipment_id,
    draws: body.history_id,
    packs: (await consoles.owner.get('packs?range=[0,0]')).body[0].id,
    payments: payments.list[0].id,
    'parked-mails': await parked(mail),
  };
});
afterAll(() => shop?.close());

describe('the data that finance gets', () => {
  it('has no address and no phone number on any route', async () => {
    const open = routes.filter((route) => route.method === 'GET' && route.roles?.includes('finance'));
    expect(open.length).toBeGreaterThan(20);
    expect((await consoles.finance.post('session/confirm', { password })).status).toBe(200);
    for (const route of open) {
      const { body } = await consoles.finance.get(pathOf(route));
      expect([nameOf(route), secretsIn(body)]).toEqual([nameOf(route), []]);
    }
    const labels = await consoles.finance.get('shipments.csv?layout=yamato-b2&preview=1');
    expect([labels.status, Object.keys(labels.body.errors)]).toEqual([403, ['layout']]);
  });

  it.each(['members', 'shipments'])(
    'shows addresses to roles that need them, and masks them for finance: %s',
    async (resource) => {
      const path = `${resource}/${ids[resource]}`;
      expect(secretsIn((await consoles.support.get(path)).body)).toEqual([TEL, STREET, CITY, ZIPCODE]);
      expect((await consoles.finance.get(path)).body).toMatchObject({ tel: '***', address: '***', zipcode: '***' });
      const listed = (await consoles.finance.get(`${resource}?filter={"id":["${ids[resource]}"]}`)).body;
      expect(listed).toMatchObject([{ id: ids[resource], tel: '***' }]);
    },
  );

  it('has a packing list without addresses', async () => {
    const { body } = await consoles.finance.get(`shipments.csv?filter={"id":["${ids.shipments}"]}`);
    expect(body).toContain('Card only');
    expect(secretsIn(body)).toEqual([]);
  });
});

describe('the data that the auditor gets', () => {
  it('has no name, mail or address on any route', async () => {
    const open = routes.filter((route) => route.method === 'GET' && route.roles?.includes('auditor'));
    expect(open.length).toBeGreaterThan(50);
    await confirm(consoles.auditor);
    const secrets = [...SECRETS, LAST_NAME, FIRST_NAME, SENDER, NETWORK, `${ids.members}@example.com`];
    const leaks: unknown[] = [];
    for (const route of open) {
      const { body } = await consoles.auditor.get(pathOf(route));
      const leaked = secrets.filter((secret) => textOf(body).includes(secret));
      if (leaked.length > 0) leaks.push([nameOf(route), leaked]);
    }
    expect(leaks).toEqual([]);
  });

  it('has stars in place of personal data', async () => {
    const { body } = await consoles.finance.get(`members/${ids.members}`);
    expect(body).toMatchObject({ last_name: LAST_NAME, mail: `${ids.members}@example.com`, tel: '***' });
    const masked = { last_name: '***', first_name: '***', mail: '***', tel: '***' };
    expect((await consoles.auditor.get(`members/${ids.members}`)).body).toMatchObject(masked);
  });

  it.each([
    ['members?filter={"q":"密山"}', 'q'],
    ['members?filter={"mail":"@example.com"}', 'mail'],
    ['members?filter={"name":["内"]}', 'name'],
    ['members?filter={"q":"0705551"}', 'q'],
    ['members?sort=["last_name","ASC"]', 'sort'],
    ['shipments?filter={"q":"密山"}', 'q'],
    ['shipments.csv?filter={"q":"密山"}', 'q'],
    ['deposits?filter={"q":"ﾋﾐﾂ"}', 'q'],
    ['operators?filter={"q":"owner@"}', 'q'],
  ])('rejects searches by personal data: %s', async (path, field) => {
    await confirm(consoles.auditor);
    await confirm(consoles.owner);
    const { status, body } = await consoles.auditor.get(path);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await consoles.owner.get(path)).status).toBe(200);
  });

  it('allows searches for people by id, and for audit entries by anything but people', async () => {
    const members = await consoles.auditor.get(`members?filter={"q":"${ids.members}"}`);
    expect(members.body).toMatchObject([{ id: ids.members, last_name: '***' }]);
    await consoles.owner.post(`members/${ids.members}/grant-points`, { points: 1, reason: 'a gift', version: 1 });
    const searchTrail = async (q: string) => (await consoles.auditor.get(`audit-trail?filter={"q":"${q}"}`)).body;
    expect(await searchTrail(LAST_NAME)).toEqual([]);
    expect(await searchTrail('a gift')).toMatchObject([{ resource: 'members', subject_name: '***', reason: 'a gift' }]);
  });
});

const NAMES = Object.fromEntries(DEMO_OPERATORS.map(({ role, name }) => [role, name])) as Record<Role, string>;
const exportsOf = async (since: string, operator: string) =>
  (
    await shop.pool.query(
      `select a.resource, a.command, a.outcome from operators.audit_trail a join operators.operators o on o.id = a.operator_id
        where a.id > $1 and o.name = $2 and a.command = 'export' order by a.id`,
      [since, operator],
    )
  ).rows;
const newest = async (): Promise<string> =>
  (await shop.pool.query('select coalesce(max(id), 0)::text as id from operators.audit_trail')).rows[0].id;

describe('every export', () => {
  /** Ids of the things that have files. */
  let of: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const { body } = await consoles.owner.get('payments?filter={"status":"paid"}&range=[0,0]');
    of = { ...ids, payments: body[0].id };
  });

  /** Lists the routes that return a file to an owner. */
  const files = async (owner: Console): Promise<string[]> => {
    const names: string[] = [];
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const { headers } = await owner.get(pathOf(route, of[resourceOf(route)]));
      if (headers['content-disposition']) names.push(nameOf(route));
    }
    return names.sort();
  };

  it('belongs to the known list and needs a confirmation', async () => {
    const owner = await signInAs(shop, 'owner');
    expect(await files(owner)).toEqual([]);
    await confirm(owner);
    expect(await files(owner)).toEqual(EXPORTS);
  });

  const exportsByRole = EXPORTS.flatMap((name) =>
    ROLE_MATRIX[name]!.map((role) => [name.replace('GET ', ''), role] as const),
  );
  it.each(exportsByRole)('needs the password again after ten minutes, and is recorded: %s, %s', async (name, role) => {
    const path = name.replace(':id', of[name.split('/')[0]!]!);
    const [console, other] = [await signInAs(shop, role), await signInAs(shop, role)];
    const since = await newest();
    const refused = await console.get(path);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['confirm']]);
    const wrong = await console.post('session/confirm', { password: 'not-the-password' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['password']]);
    expect((await console.get(path)).status).toBe(403);
    expect(await exportsOf(since, NAMES[role])).toEqual([]);

    expect(await console.post('session/confirm', { password })).toMatchObject({
      status: 200,
      body: { good_for_seconds: 600 },
    });
    expect((await console.get(path)).status).toBe(200);
    const line = { resource: name.split(/[/.]/)[0], command: 'export', outcome: 'done' };
    expect(await exportsOf(since, NAMES[role])).toEqual([line]);
    for (const session of [other, await signInAs(shop, role)]) expect((await session.get(path)).status).toBe(403);
    clock.advance(9 * MINUTE_MS);
    expect((await console.get(path)).status).toBe(200);
    clock.advance(MINUTE_MS);
    expect((await console.get(path)).status).toBe(403);
  });
});

describe('the audit trail of views of a person', () => {
  const looks = async (operator: string) =>
    (
      await shop.pool.query(
        `select a.resource, a.resource_id as id from operators.audit_trail a join operators.operators o on o.id = a.operator_id
          where a.command = 'look' and o.name = $1 and a.resource_id = any($2) order by a.id`,
        [operator, Object.values(ids)],
      )
    ).rows;

  const forgetLooks = async () => {
    await shop.pool.query('alter table operators.audit_trail disable trigger audit_trail_append_only');
    await shop.pool.query("delete from operators.audit_trail where command = 'look'");
    await shop.pool.query('alter table operators.audit_trail enable trigger audit_trail_append_only');
  };
  /** Returns the id of a thing for the route; of the person where there is one. */
  const idFor = async (route: OperatorRoute): Promise<string | undefined> => {
    const resource = resourceOf(route);
    return ids[resource] ?? (await consoles.owner.get(`${resource}?range=[0,0]`)).body[0]?.id;
  };

  it('records every route that shows contact data', async () => {
    consoles = await consolesOf(shop);
    await consoles.owner.post('chain-checks', { reason: 'so that there is one' });
    await shop.app.get(CommandBus).execute(new FindAbuse());
    const secrets = [...SECRETS, `${ids.members}@example.com`, NETWORK, SENDER];
    const shown: string[] = [];
    const empty: string[] = [];
    const wrong: unknown[] = [];
    for (const route of routes.filter(isOfOne)) {
      const id = await idFor(route);
      if (id === undefined) {
        empty.push(nameOf(route));
        continue;
      }
      await forgetLooks();
      const { status, body } = await consoles.owner.get(pathOf(route, id));
      const shows = secrets.some((secret) => textOf(body).includes(secret));
      const { rows } = await shop.pool.query("select resource_id from operators.audit_trail where command = 'look'");
      const looked = rows.map((look) => look.resource_id);
      // The first pack is already on sale, so there is no preflight check.
      const expectedStatus = nameOf(route) === 'GET packs/:id/preflight' ? 400 : 200;
      if (status !== expectedStatus || looked.join() !== (shows ? id : ''))
        wrong.push([nameOf(route), status, shows, looked]);
      if (shows) shown.push(nameOf(route));
    }
    expect(wrong).toEqual([]);
    expect(shown.sort()).toEqual([
      'GET contacts/:id',
      'GET deposits/:id',
      'GET members/:id',
      'GET members/:id/duplicates',
      'GET members/:id/log-ins',
      'GET members/:id/phone',
      'GET parked-mails/:id',
      'GET shipments/:id',
    ]);
    // Built from events alone, which hold no personal data; no consumer runs here.
    expect(empty.sort()).toEqual([
      'GET abuse-cases/:id',
      'GET approvals/:id',
      'GET bank-profiles/:id',
      'GET book-findings/:id',
      'GET closed-accounts/:id',
      'GET dead-letters/:id',
      'GET ledger-accounts/:id',
      'GET ledger-entries/:id',
      'GET partner-days/:id',
      'GET partner-sites/:id',
      'GET partner-transfers/:id',
      'GET referrals/:id',
      'GET settlements/:id',
      'GET unused-accounts/:id',
    ]);
  });

  it('records one view an hour for each operator and page', async () => {
    clock.advance(60 * MINUTE_MS);
    consoles = await consolesOf(shop);
    await forgetLooks();
    for (let i = 0; i < 3; i++) {
      await consoles.support.get(`members/${ids.members}`);
      await consoles.support.get(`members/${ids.members}/duplicates`);
      await consoles.support.get(`shipments/${ids.shipments}`);
      await consoles.finance.get(`members/${ids.members}`);
    }
    await consoles.support.get('members/00000000-0000-7000-8000-000000000000');
    const seen = [
      { resource: 'members', id: ids.members },
      { resource: 'shipments', id: ids.shipments },
    ];
    expect(await looks('Support')).toEqual(seen);
    expect(await looks('Finance')).toEqual([]);
    await consoles.owner.get(`members/${ids.members}`);
    expect(await looks('Owner')).toEqual([seen[0]]);
    clock.advance(60 * MINUTE_MS);
    await (await consolesOf(shop)).support.get(`members/${ids.members}`);
    expect(await looks('Support')).toEqual([...seen, seen[0]]);
  });
});
