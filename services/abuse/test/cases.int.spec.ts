import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Console, type ConsoleResponse, consolesOf, toKeyHeader } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { newId } from '../../kernel/ids.js';
import { membersPart, type Registration, registerDemoMember } from '../../members/index.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { pointsPart } from '../../points/index.js';
import { FindAbuse } from '../find-abuse/find-abuse.command.js';
import { abusePart } from '../index.js';

const reason = '調査';
const PHONE = '09055556666';

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let made = 0;
/** Creates two members who share a phone, and a third. */
let one: string;
let other: string;
let stranger: string;

beforeAll(async () => {
  shop = await openShop([operatorsPart, pointsPart, membersPart, abusePart]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());

const member = async (tel: string): Promise<string> => {
  made += 1;
  shop.clock.pass(1000);
  const person: Registration = {
    lastName: '髙橋',
    firstName: `${made}`,
    middleName: '',
    mail: `case-${made}@example.com`,
    tel,
    zipcode: '1000001',
    prefId: 13,
    province: '日本',
    shiku: '千代田区',
    address: `${made}-1`,
    building: '',
    language: 'ja',
    introductionCode: null,
  };
  return registerDemoMember(shop.app.get(CommandBus), person.mail, person, 'secret123', shop.clock.now());
};
const look = () => shop.app.get(CommandBus).execute(new FindAbuse());
const items = async () => (await consoles.support.get('abuse-items')).body;

beforeEach(async () => {
  await shop.pool.query("update members.profiles set tel = '' where tel <> ''");
  await shop.pool.query('truncate abuse.cases, abuse.items cascade');
  one = await member(PHONE);
  other = await member(PHONE);
  stranger = await member(`0807777${String(made).padStart(4, '0')}`);
  await look();
});

const openCase = async (): Promise<string> => {
  const [{ id }] = await items();
  const { status, body } = await consoles.support.post(`abuse-items/${id}/open-case`, { reason });
  expect(status).toBe(200);
  return body.case_id;
};
const caseOf = async (id: string) => (await consoles.finance.get(`abuse-cases/${id}`)).body;
const send = (id: string, command: string, body: object = {}, who: Role = 'support') =>
  consoles[who].post(`abuse-cases/${id}/${command}`, { reason, ...body });
const forfeit = (memberId: string, body: object, who: Role = 'support', headers = {}) =>
  consoles[who].post(`members/${memberId}/forfeit`, { reason, reason_code: 'fraud', ...body }, headers);
const requestApproval = ({ status, body }: ConsoleResponse): string => {
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['approval'] });
  return /依頼番号(\d+)/.exec(body.errors.approval[0])![1]!;
};
const approve = (id: string, who: Role = 'owner') => consoles[who].post(`approvals/${id}/approve`, { reason: '確認' });
const grant = (memberId: string, points: number) =>
  consoles.owner.post(`members/${memberId}/grant-points`, { reason, points });
const walletOf = async (memberId: string) =>
  (await shop.pool.query('select paid + free as points, coin from points.wallets where member_id = $1', [memberId]))
    .rows[0];

describe('a case', () => {
  it('opens from a group and keeps the evidence of that moment', async () => {
    const id = await openCase();
    expect(await items()).toMatchObject([{ case_id: id }]);
    await shop.pool.query("update members.profiles set tel = ''");
    await look();
    expect(await items()).toEqual([]);
    expect(await caseOf(id)).toMatchObject({
      state: 'open',
      score: 40,
      members: [one, other],
      opened_by_name: 'Support',
      evidence: [{ kind: 'phone', members: [one, other], shared_by: 2, weight: 40 }],
      steps: [{ step: 'opened', operator_name: 'Support', text: reason }],
    });
  });

  it('opens from a member, with their group and another named member', async () => {
    const { body } = await consoles.support.post(`members/${stranger}/open-case`, { reason, with: one });
    expect(body).toMatchObject({ state: 'open', members: [one, other, stranger], score: 40 });
    const again = await consoles.support.post(`members/${other}/open-case`, { reason });
    expect(again.body.errors.state[0]).toContain(`ケース${body.id}`);
    expect((await consoles.support.post(`members/${newId(new Date())}/open-case`, { reason })).status).toBe(404);
  });

  it('opens once when two operators open it at the same moment', async () => {
    const [{ id }] = await items();
    const both = await Promise.all([
      consoles.support.post(`abuse-items/${id}/open-case`, { reason }),
      consoles.owner.post(`members/${one}/open-case`, { reason }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('can be assigned and noted on, and appears in the audit trail', async () => {
    const id = await openCase();
    expect((await send(id, 'assign')).body).toMatchObject({ assigned_name: 'Support' });
    expect((await send(id, 'assign')).body.errors).toHaveProperty('state');
    expect((await send(id, 'note', { reason: '電話した' })).body.steps).toMatchObject([
      { step: 'opened' },
      { step: 'assigned' },
      { step: 'noted', text: '電話した' },
    ]);
    expect((await send(id, 'note', { version: 1 })).status).toBe(409);
    const { body } = await consoles.owner.get(`audit-trail?filter={"subject":"abuse-cases/${id}"}`);
    expect(body.map(({ command, outcome }: Record<string, string>) => [command, outcome])).toEqual([
      ['note', 'StaleVersion'],
      ['note', 'done'],
      ['assign', 'AlreadyTheirs'],
      ['assign', 'done'],
    ]);
  });

  it('keeps its group out of the queue after dismissal, until there is new evidence', async () => {
    const id = await openCase();
    expect((await send(id, 'close')).body.errors).toHaveProperty('state');
    expect((await send(id, 'dismiss', { reason: '家族' })).body).toMatchObject({ state: 'dismissed' });
    await look();
    expect(await items()).toEqual([]);
    const third = await member(PHONE);
    await look();
    expect(await items()).toMatchObject([{ members: [one, other, third], case_id: null }]);
    expect((await send(id, 'note')).body.errors).toHaveProperty('state');
  });

  it('closes as banned after its members were banned', async () => {
    const id = await openCase();
    await consoles.support.post(`members/${one}/ban`, { reason });
    expect((await send(id, 'close')).body).toMatchObject({ state: 'banned' });
    await look();
    expect(await items()).toEqual([]);
  });

  it('can be read by finance and changed by owner and support', async () => {
    const id = await openCase();
    expect((await consoles.finance.get('abuse-cases')).body).toMatchObject([{ id }]);
    for (const command of ['assign', 'note', 'dismiss', 'close']) {
      expect((await send(id, command, {}, 'finance')).status).toBe(403);
      expect((await consoles.nobody.post(`abuse-cases/${id}/${command}`, { reason })).status).toBe(401);
    }
    expect((await forfeit(one, { case_id: id }, 'finance')).status).toBe(403);
  });
});

describe('forfeiting an account', () => {
  it('requires an open case with its member, and two operators', async () => {
    const id = await openCase();
    await grant(one, 30);
    await consoles.owner.post(`members/${one}/grant-coins`, { reason, coins: 7 });
    const approval = requestApproval(await forfeit(one, { case_id: id, duplicate_of: other }));
    expect(await walletOf(one)).toEqual({ points: 30, coin: 7 });
    expect((await consoles.finance.get(`approvals/${approval}`)).body).toMatchObject({ worth: 30, unit: 'points' });
    expect((await approve(approval, 'finance')).status).toBe(200);
    expect((await forfeit(one, { case_id: id, duplicate_of: other })).body).toMatchObject({
      state: 'banned',
      points: 0,
    });
    expect(await walletOf(one)).toEqual({ points: 0, coin: 0 });
    const { rows } = await shop.pool.query(
      `select type, data->>'caseId' as case, (select sum((l->>'amount')::int)::int from json_array_elements(data->'lines') l
          where l->>'account' = 'forfeiture') as gained
        from store.events where stream_id in ($1, $2) and type in ('MemberBanned', 'AccountForfeited', 'PointsSpent', 'CoinsSpent')
        order by type`,
      [`member-${one}`, `wallet-${one}`],
    );
    expect(rows).toEqual([
      { type: 'AccountForfeited', case: id, gained: null },
      { type: 'CoinsSpent', case: null, gained: 7 },
      { type: 'MemberBanned', case: null, gained: null },
      { type: 'PointsSpent', case: null, gained: 30 },
    ]);
    const shown = await caseOf(id);
    expect(shown.steps.at(-1)).toMatchObject({ step: 'forfeited', member_id: one, operator_name: 'Support' });
    expect(shown.standings).toMatchObject([{ id: one, points: 0, forfeited_at: expect.any(String) }, { id: other }]);
    expect((await send(id, 'dismiss')).body.errors).toHaveProperty('state');
    expect((await send(id, 'close')).body).toMatchObject({ state: 'forfeited' });
    const { body } = await consoles.owner.get(`audit-trail?filter={"subject":"members/${one}"}`);
    expect(body[0]).toMatchObject({
      command: 'forfeit',
      outcome: 'done',
      operator_name: 'Support',
      approved_by_name: 'Finance',
    });
  });

  it('requires a second operator for any amount, who must not be the first', async () => {
    const id = await openCase();
    const approval = requestApproval(await forfeit(one, { case_id: id }, 'owner'));
    expect((await approve(approval)).body.errors).toHaveProperty('id');
    requestApproval(await forfeit(one, { case_id: id }, 'owner'));
  });

  it('works after a ban, too', async () => {
    const id = await openCase();
    await grant(one, 30);
    await consoles.support.post(`members/${one}/ban`, { reason });
    expect(await walletOf(one)).toMatchObject({ points: 30 });
    await approve(requestApproval(await forfeit(one, { case_id: id })));
    expect((await forfeit(one, { case_id: id })).status).toBe(200);
    expect(await walletOf(one)).toMatchObject({ points: 0 });
  });

  it('happens once for one key', async () => {
    const id = await openCase();
    await approve(requestApproval(await forfeit(one, { case_id: id })));
    const all = await Promise.all(
      [1, 2, 3].map(() => forfeit(one, { case_id: id }, 'support', toKeyHeader(`forfeit-once-${made}`))),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await caseOf(id)).steps).toHaveLength(2);
  });

  it.each([
    ['no case', () => ({})],
    ['a case of other members', async () => ({ case_id: await openCase() })],
    ['an unknown case', () => ({ case_id: '999999' })],
    ['an invalid number', () => ({ case_id: 'x' })],
  ])('refuses %s', async (_, fields) => {
    await grant(stranger, 30);
    const { status, body } = await forfeit(stranger, await fields());
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['case_id'] });
    expect(await walletOf(stranger)).toMatchObject({ points: 30 });
    expect((await consoles.owner.get(`members/${stranger}`)).body.state).toBe('active');
  });

  it('refuses a case that was closed since, even after the first approval', async () => {
    const id = await openCase();
    await approve(requestApproval(await forfeit(one, { case_id: id })));
    await send(id, 'dismiss');
    expect((await forfeit(one, { case_id: id })).body.errors).toHaveProperty('case_id');
  });

  it('does not happen by a ban: additional fields are ignored', async () => {
    const id = await openCase();
    await grant(one, 30);
    await consoles.support.post(`members/${one}/ban`, { reason, duplicate_of: other, case_id: id });
    expect(await walletOf(one)).toMatchObject({ points: 30 });
  });
});
