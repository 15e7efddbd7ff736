import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { OperatorAccounts } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { settleOperator } from '../rows/operators-accounts.rows.js';
import { saveMail, saveMailConfirmed } from '../rows/profiles.rows.js';

let shop: WholeShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await WholeShop.open();
  consoles = await consolesOf(shop);
  await shop.openBox('open', { prizes: [buildPrize('card', 1000, 10)] });
});
afterAll(() => shop?.close());

const reason = 'because';
let operators = 0;
/** Adds an operator. @returns their id */
const hire = async (mail = `hired-${++operators}@example.com`): Promise<string> => {
  const request = { mail, name: 'Hired', role: 'support', password: 'correct horse battery', reason };
  const { status, body } = await consoles.owner.post('operators', request);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
};
const order = (id: string, command: string, changes: object = {}, as: Role = 'owner') =>
  consoles[as].post(`operators/${id}/${command}`, { reason, ...changes });
const confirmMail = ({ memberId }: Person) => shop.store.transact([], async (tx) => saveMailConfirmed(tx, memberId));
const changeMail = ({ memberId }: Person, mail: string) =>
  shop.store.transact([], async (tx) => saveMail(tx, memberId, mail));
const HIRE = `insert into operators.operators (id, mail, name, role, password_hash, created_at)
  values ($1, $2, 'Hired', 'support', '', $3)`;
const mailOf = ({ memberId }: Person) => `${memberId}@example.com`;
const draw = ({ browser }: Person) => browser.post('user/pack/buy', { pack_id: 'open', count: 1 });
const draws = async (person: Person): Promise<boolean> => {
  const { status } = await draw(person);
  expect([200, 400]).toContain(status);
  return status === 200;
};

describe('an operator’s own account', () => {
  it('cannot draw once the operator is added with the member’s mail address, regardless of case', async () => {
    const member = await shop.person(1000);
    await confirmMail(member);
    expect(await draws(member)).toBe(true);
    await hire(mailOf(member).toUpperCase());
    const { status, body } = await draw(member);
    expect([status, body.errors.count]).toEqual([400, [expect.stringContaining('運営者ご本人')]]);
    const check = await member.browser.post('user/pack/check', { pack_id: 'open', count: 1 });
    expect(check.body.errors).toEqual(body.errors);
  });

  it('cannot draw once the member confirms the operator’s mail address', async () => {
    const member = await shop.person(1000);
    await hire(mailOf(member));
    expect(await draws(member)).toBe(true);
    await confirmMail(member);
    expect(await draws(member)).toBe(false);
  });

  it('cannot draw when its mail address is confirmed before the operator’s transaction has ended', async () => {
    const member = await shop.person(1000);
    const operatorId = newId(shop.clock.now());
    const waiting = async () =>
      (await shop.pool.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount !== 0;
    let confirming: Promise<void> | undefined;
    await shop.store.transact(['operators'], async (tx) => {
      await tx.read('test-hire', HIRE, [operatorId, mailOf(member), tx.now]);
      settleOperator(tx, { operatorId, mail: mailOf(member), memberId: null });
      confirming = confirmMail(member);
      await Promise.race([confirming, waitUntil('the confirmation waits', waiting)]);
    });
    await confirming;
    expect(await draws(member)).toBe(false);
  });

  it('follows a change of the mail address', async () => {
    const member = await shop.person(1000);
    await hire('elsewhere@example.com');
    await confirmMail(member);
    await changeMail(member, 'Elsewhere@example.com');
    expect(await draws(member)).toBe(true);
    await confirmMail(member);
    expect(await draws(member)).toBe(false);
    await changeMail(member, 'home@example.com');
    expect(await draws(member)).toBe(true);
  });

  it('can draw again when the operator is retired, and not when they come back', async () => {
    const member = await shop.person(1000);
    await confirmMail(member);
    const id = await hire(mailOf(member));
    expect(await draws(member)).toBe(false);
    await order(id, 'disable');
    expect(await draws(member)).toBe(true);
    await order(id, 'enable');
    expect(await draws(member)).toBe(false);
  });

  it('can be named by an owner, whatever its mail address', async () => {
    const [first, second] = await shop.persons(2, 1000);
    const id = await hire();
    const named = await order(id, 'name-member', { member_id: first!.memberId });
    expect(named).toMatchObject({ status: 200, body: { member_id: first!.memberId } });
    expect([await draws(first!), await draws(second!)]).toEqual([false, true]);
    await order(id, 'name-member', { member_id: second!.memberId });
    expect([await draws(first!), await draws(second!)]).toEqual([true, false]);
    expect(await order(id, 'unname-member')).toMatchObject({ status: 200, body: { member_id: null } });
    expect([await draws(first!), await draws(second!)]).toEqual([true, true]);
    const { body: auditEntries } = await consoles.auditor.get(`audit-trail?filter={"subject":"operators/${id}"}`);
    expect(auditEntries[0]).toMatchObject({
      command: 'unname-member',
      changes: { member_id: [second!.memberId, null] },
    });
  });

  it('stays barred while another operator is the same person', async () => {
    const member = await shop.person(1000);
    await confirmMail(member);
    const [byMail, byName] = [await hire(mailOf(member)), await hire()];
    await order(byName, 'name-member', { member_id: member.memberId });
    await order(byName, 'disable');
    expect(await draws(member)).toBe(false);
    await order(byMail, 'disable');
    expect(await draws(member)).toBe(true);
  });

  it('includes the account of the first owner, whom no command adds', async () => {
    const member = await shop.person(1000);
    await confirmMail(member);
    await shop.app.get(OperatorAccounts).bootstrap({ mail: mailOf(member), password: 'correct horse battery' });
    expect(await draws(member)).toBe(false);
  });

  it('keeps the member’s other bars', async () => {
    const member = await shop.person(1000);
    await confirmMail(member);
    await consoles.owner.post(`members/${member.memberId}/ban`, { reason });
    const id = await hire(mailOf(member));
    await order(id, 'disable');
    const { rows } = await shop.pool.query('select banned_at from members.standing where member_id = $1', [
      member.memberId,
    ]);
    expect(rows).toEqual([{ banned_at: expect.any(Date) }]);
  });

  it('appears on the member’s page, also for an auditor', async () => {
    const member = await shop.person();
    await confirmMail(member);
    const id = await hire(mailOf(member));
    for (const who of ['support', 'auditor'] as const)
      expect((await consoles[who].get(`members/${member.memberId}`)).body).toMatchObject({ operator_id: id });
  });

  it('refuses a grant by the operator themselves, and accepts one by another', async () => {
    const member = await shop.person();
    const { body } = await consoles.owner.get('operators?filter={"role":"support","q":"support@"}');
    await order(body[0].id, 'name-member', { member_id: member.memberId });
    const grant = (as: Role) => consoles[as].post(`members/${member.memberId}/grant-points`, { points: 5, reason });
    const account = await grant('support');
    expect([account.status, Object.keys(account.body.errors)]).toEqual([400, ['state']]);
    expect((await grant('owner')).status).toBe(200);
  });

  it.each([
    ['no member’s', '00000000-0000-7000-8000-000000000000'],
    ['no id', 'x'],
  ])('cannot be %s', async (_, member_id) => {
    const { status, body } = await order(await hire(), 'name-member', { member_id });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['member_id']]);
  });
});
