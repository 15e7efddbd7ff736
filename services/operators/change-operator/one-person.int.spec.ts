import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  Console,
  type ConsoleResponse,
  confirm,
  consolesOf,
  openSignedOutConsole,
  runWithApproval,
} from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { DAY_MS } from '../../kernel/time.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { DEMO_OPERATORS, OperatorAccounts, operatorsPart } from '../index.js';

const reason = 'because';
const password = 'correct horse battery';

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

const RESET = `update operators.operators o set role = split_part(o.mail, '@', 1), disabled_at = null, hands = '{}',
    approves_from = null, left_approvers_at = null, password_hash = s.password_hash
  from operators.operators s where s.mail = 'support@example.com' and o.mail = any($1)`;
const RETIRE = `update operators.operators set mail = id || '@example.com', role = 'support', left_approvers_at = null
  where mail <> all($1)`;

beforeAll(async () => {
  shop = await openShop([operatorsPart]);
});
beforeEach(async () => {
  const demo = [DEMO_OPERATORS.map(({ mail }) => mail)];
  await shop.pool.query(RESET, demo);
  await shop.pool.query(RETIRE, demo);
  await shop.pool.query('delete from mail.messages');
  await shop.pool.query('delete from operators.approvals');
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());

const request = (role: Role, mail = `${role}-2@example.com`) => ({
  mail,
  name: `Second ${role}`,
  role,
  password,
  reason,
});
const add = (role: Role, by = consoles.owner) => by.post('operators', request(role));
const order = (id: string, command: string, fields: object = {}, by = consoles.owner) =>
  by.post(`operators/${id}/${command}`, { reason, ...fields });
const idOf = async (role: Role) => (await consoles.owner.get(`operators?filter={"role":"${role}"}`)).body[0].id;
const sitDown = async (mail: string, secret = password): Promise<Console> => {
  const { status, headers, body } = await openSignedOutConsole(shop).post('session', { mail, password: secret });
  expect(status).toBe(200);
  return new Console(shop, { cookie: String(headers['set-cookie']).split(';')[0]!, 'x-csrf-token': body.csrf });
};
const fieldsOf = ({ status, body }: ConsoleResponse) => [status, ...Object.keys(body.errors ?? {})];
const approvalNumberOf = ({ body }: ConsoleResponse): string =>
  /(?:依頼番号|request )(\d+)/.exec(body.errors.approval[0])![1]!;
/** A command that always needs a second operator. */
const raise = (by: Console, value = 60_000) => by.post('settings/four-eyes-points/change', { reason, value });
const approve = (approval: string, by: Console) => by.post(`approvals/${approval}/approve`, { reason });
const mailsTo = async (mail: string): Promise<string[]> =>
  (await shop.pool.query('select body from mail.messages where recipient = $1 order by id', [mail])).rows.map(
    ({ body }) => body,
  );

describe('an owner who makes a second operator of their own', () => {
  it.each(['owner', 'finance'] as const)('adds no %s without another operator', async (role) => {
    expect(fieldsOf(await add(role))).toEqual([403, 'confirm']);
    await confirm(consoles.owner);
    expect(fieldsOf(await add(role))).toEqual([400, 'approval']);
    expect((await openSignedOutConsole(shop).post('session', { mail: `${role}-2@example.com`, password })).status).toBe(
      400,
    );
    const { status } = await runWithApproval(shop, () => add(role));
    expect(status).toBe(200);
  });

  it('adds an operator who is not an approver without a second operator', async () => {
    expect((await add('support')).status).toBe(200);
  });

  it.each([
    ['change-role', { role: 'finance' }, 'support'],
    ['change-role', { role: 'owner' }, 'finance'],
    ['reset-password', { password }, 'finance'],
  ] as const)('does not %s %j of %s without another operator', async (command, fields, role) => {
    const id = await idOf(role);
    expect(fieldsOf(await order(id, command, fields))).toEqual([403, 'confirm']);
    await confirm(consoles.owner);
    expect(fieldsOf(await order(id, command, fields))).toEqual([400, 'approval']);
  });

  it('does not enable an approver without another operator, even after disabling the other approver', async () => {
    const finance = await idOf('finance');
    expect((await order(finance, 'disable')).status).toBe(200);
    await confirm(consoles.owner);
    expect(fieldsOf(await order(finance, 'enable'))).toEqual([400, 'approval']);
    expect(fieldsOf(await add('finance'))).toEqual([400, 'approval']);
    shop.clock.pass(7 * DAY_MS);
    const owner = await sitDown('owner@example.com', 'operator1234');
    expect((await order(finance, 'enable', {}, owner)).status).toBe(200);
  });

  it('adds the first other approver alone, who waits a day and cannot approve the owner’s requests', async () => {
    await shop.pool.query(`update operators.operators set disabled_at = now() where role = 'finance'`);
    expect((await add('finance')).status).toBe(200);
    const approval = approvalNumberOf(await raise(consoles.owner));
    const finance = await sitDown('finance-2@example.com');
    expect((await approve(approval, finance)).body.errors.id).toEqual([expect.stringMatching(/24時間/)]);
    shop.clock.pass(DAY_MS);
    const [owner, later] = [await sitDown('owner@example.com', 'operator1234'), await sitDown('finance-2@example.com')];
    const again = approvalNumberOf(await raise(owner));
    expect((await approve(again, later)).body.errors.id).toEqual([expect.stringMatching(/追加または再設定/)]);
    expect((await later.post(`approvals/${again}/decline`, { reason })).status).toBe(200);
  });

  it('does not approve requests of operators whom they have added or reset', async () => {
    await add('pack-editor');
    await shop.pool.query(`update operators.operators set role = 'owner' where mail = 'pack-editor-2@example.com'`);
    const approval = approvalNumberOf(await raise(await sitDown('pack-editor-2@example.com')));
    await shop.pool.query(`update operators.operators set role = 'support' where mail = 'pack-editor-2@example.com'`);
    expect((await approve(approval, consoles.owner)).body.errors.id).toEqual([expect.stringMatching(/あなたが追加/)]);
    expect((await approve(approval, consoles.finance)).status).toBe(200);
  });

  it('makes an approver wait for a day after any reset, also their own', async () => {
    const approval = approvalNumberOf(await raise(consoles.owner));
    await confirm(consoles.owner);
    await runWithApproval(shop, async () => order(await idOf('finance'), 'reset-password', { password }));
    const finance = await sitDown('finance@example.com');
    expect((await approve(approval, finance)).body.errors.id).toEqual([expect.stringMatching(/24時間/)]);
  });

  it('mails every approver and the operator concerned, and nobody about other operators', async () => {
    await add('support');
    expect(await mailsTo('finance@example.com')).toEqual([]);
    await confirm(consoles.owner);
    await runWithApproval(shop, () => add('finance'));
    for (const mail of ['owner@example.com', 'finance@example.com', 'finance-2@example.com'])
      expect(await mailsTo(mail)).toEqual([
        expect.stringMatching(/Second finance さんが運営者として追加されました。[\s\S]+By: Owner/),
      ]);
    const finance = await idOf('finance');
    await order(finance, 'disable');
    expect((await mailsTo('finance@example.com')).length + (await mailsTo('finance-2@example.com')).length).toBe(4);
  });
});

describe('an owner added by BOOTSTRAP_OPERATOR', () => {
  it('waits for a day if there are other approvers, who are mailed', async () => {
    const approval = approvalNumberOf(await raise(consoles.owner));
    await shop.app.get(OperatorAccounts).bootstrap({ mail: 'third@example.com', password });
    const third = await sitDown('third@example.com');
    expect((await approve(approval, third)).body.errors.id).toEqual([expect.stringMatching(/24時間/)]);
    expect(await mailsTo('finance@example.com')).toEqual([expect.stringContaining('BOOTSTRAP_OPERATOR')]);
  });

  it('approves at once if they are the first approver', async () => {
    await shop.pool.query(`update operators.operators set role = 'support'`);
    await shop.app.get(OperatorAccounts).bootstrap({ mail: 'third@example.com', password });
    const { rows } = await shop.pool.query(
      `select approves_from from operators.operators where mail = 'third@example.com'`,
    );
    expect(rows).toEqual([{ approves_from: null }]);
    expect(await mailsTo('third@example.com')).toEqual([]);
  });
});
