import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Browser } from '../../../test/support/browser.js';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { membersPart, type Registration, registerDemoMember } from '../../members/index.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { pointsPart } from '../../points/index.js';
import { contactsPart } from '../index.js';

const PASSWORD = 'secret123';
const HANAKO: Registration = {
  ...{ lastName: '髙橋', firstName: '花子', middleName: '', mail: 'hanako@example.com', tel: '09012345678' },
  ...{ zipcode: '1000001', prefId: 13, province: '日本', shiku: '千代田区', address: '千代田1-1', building: '' },
  ...{ language: 'ja', introductionCode: null },
};

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let hanako: { readonly id: string; readonly browser: Browser };
let people = 0;

beforeAll(async () => {
  shop = await openShop([operatorsPart, pointsPart, membersPart, contactsPart], { rateLimits: true });
  consoles = await consolesOf(shop);
  const id = await registerDemoMember(shop.app.get(CommandBus), HANAKO.mail, HANAKO, PASSWORD, shop.clock.now());
  const browser = from('192.0.2.1');
  await browser.post('user/login', { mail: HANAKO.mail, pass: PASSWORD });
  hanako = { id, browser };
});
afterAll(() => shop?.close());

const from = (address: string, language = 'ja') =>
  new Browser(shop, { 'x-forwarded-for': address, 'accept-language': language });
/** Creates a visitor in a network of their own. */
const visitor = (language?: string): Browser => {
  people += 1;
  return from(`198.51.${people}.1`, language);
};
const TEXT = {
  mail: 'taro@example.com',
  name: '太郎',
  subject: '荷物について',
  body: 'いつ届きますか？\n教えてください。',
};
const written = async (number: string) =>
  (await consoles.support.get(`contacts?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`)).body[0];
const mailsTo = async (mail: string) =>
  (
    await shop.pool.query<{ subject: string; body: string }>(
      'select subject, body from mail.messages where recipient = $1 order by mail_id',
      [mail],
    )
  ).rows;
const send = (id: string, command: string, fields: object = {}, as: Role = 'support') =>
  consoles[as].post(`contacts/${id}/${command}`, { reason: '対応', ...fields });

describe('a new contact', () => {
  it('gets a number, appears in the queue, and is confirmed by a mail that quotes nothing', async () => {
    const { status, body } = await visitor().post('contact', TEXT);
    expect([status, body.state]).toEqual([200, 200]);
    expect(body.number).toMatch(/^C\d{6}$/);
    expect(await written(body.number)).toMatchObject({ ...TEXT, number: body.number, member_id: null, status: 'open' });
    const [mail] = await mailsTo(TEXT.mail);
    expect(mail!.subject).toContain(body.number);
    for (const text of [TEXT.name, TEXT.subject, TEXT.body]) expect(JSON.stringify(mail)).not.toContain(text);
  });

  it('has the member’s own address and name by default, and the subject', async () => {
    const { browser, id } = hanako;
    const { body } = await browser.post('contact', { subject: 's', body: 'b', reference: 'P100042X' });
    expect(await written(body.number)).toMatchObject({
      member_id: id,
      mail: HANAKO.mail,
      name: '髙橋 花子',
      reference: 'P100042X',
    });
    const other = await browser.post('contact', { ...TEXT, mail: 'work@example.com' });
    expect(await written(other.body.number)).toMatchObject({ member_id: id, mail: 'work@example.com', name: '太郎' });
  });

  it('exists once even if the request is repeated', async () => {
    const browser = visitor();
    const pair = await browser.freshPair();
    const [first, second] = [
      await browser.postWith(pair, 'contact', TEXT),
      await browser.postWith(pair, 'contact', TEXT),
    ];
    expect(second.body.number).toBe(first.body.number);
  });

  it.each([
    ['mail', { mail: '' }],
    ['mail', { mail: 'taro' }],
    ['name', { name: ' ' }],
    ['name', { name: 'a\nb' }],
    ['subject', { subject: 'x'.repeat(101) }],
    ['body', { body: ' \n ' }],
    ['body', { body: 'x'.repeat(5001) }],
    ['body', { body: 'a\u0000b' }],
    ['body', { body: { a: 1 } }],
    ['reference', { reference: '<b>' }],
  ])('fails to validate %s with %j, and nothing is saved', async (field, wrong) => {
    const count = async () => (await shop.pool.query('select count(*) as n from contacts.contacts')).rows[0].n;
    const before = await count();
    const { status, body } = await visitor().post('contact', { ...TEXT, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(await count()).toBe(before);
  });

  it('counts against the limit of its network, and its mail against that of the address', async () => {
    const mail = 'flood@example.com';
    const browser = visitor();
    const states: number[] = [];
    for (let n = 0; n < 7; n++) states.push((await browser.post('contact', { ...TEXT, mail })).status);
    expect(states).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await mailsTo(mail)).toHaveLength(3);
    shop.clock.pass(10 * 60_000);
    expect((await browser.post('contact', { ...TEXT, mail })).status).toBe(200);
  });
});

describe('a contact in the queue', () => {
  const open = async (language?: string, mail = `someone-${people}@example.com`) =>
    written((await visitor(language).post('contact', { ...TEXT, mail })).body.number);

  it('can be assigned, answered by mail in the writer’s language, and closed', async () => {
    consoles = await consolesOf(shop);
    const { id, mail, number } = await open('en');
    expect((await send(id, 'assign')).body).toMatchObject({
      status: 'open',
      assigned_name: expect.stringMatching(/.+/),
    });
    const { status, body } = await send(id, 'answer', { text: 'It left today.' });
    expect([status, body.status]).toEqual([200, 'answered']);
    expect(body.answers).toMatchObject([{ text: 'It left today.', answered_by: body.assigned_name }]);
    expect((await mailsTo(mail)).at(-1)).toMatchObject({
      subject: `Our answer to your message (${number})`,
      body: expect.stringContaining('It left today.'),
    });
    expect((await send(id, 'close')).body).toMatchObject({ status: 'closed', closed_at: expect.any(String) });
    for (const [command, fields] of [
      ['assign', {}],
      ['answer', { text: 'x' }],
      ['close', {}],
    ] as const)
      expect([command, (await send(id, command, fields)).status]).toEqual([command, 400]);
  });

  it('can be assigned to another; an outdated version changes nothing', async () => {
    const { id, version } = await open();
    expect((await send(id, 'assign', { version })).status).toBe(200);
    expect((await send(id, 'assign', { version }, 'owner')).status).toBe(409);
    const { body } = await send(id, 'assign', {}, 'owner');
    expect(body.assigned_name).not.toBe('');
    expect((await send(id, 'assign', {}, 'owner')).body.errors).toHaveProperty('status');
  });

  it('stays hidden from finance, and its text from the audit trail', async () => {
    const { id } = await open();
    expect((await consoles.finance.get('contacts')).status).toBe(403);
    expect((await send(id, 'answer', { text: '秘密の回答' }, 'finance')).status).toBe(403);
    await send(id, 'answer', { text: '秘密の回答' });
    const { rows } = await shop.pool.query('select * from operators.audit_trail where resource = $1', ['contacts']);
    expect(JSON.stringify(rows)).toContain(id);
    for (const text of ['秘密の回答', TEXT.name, TEXT.subject]) expect(JSON.stringify(rows)).not.toContain(text);
  });

  it.each([
    ['answer', { text: ' ' }],
    ['answer', { text: 'x'.repeat(5001) }],
    ['answer', {}],
  ])('refuses %s with %j', async (command, fields) => {
    const { id } = await open();
    expect((await send(id, command, fields)).body.errors).toHaveProperty('text');
  });

  it('can be found by number, address, name and state', async () => {
    const { id, number, mail } = await open();
    const findIds = async (filter: object) =>
      (await consoles.owner.get(`contacts?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
        (one: { id: string }) => one.id,
      );
    expect(await findIds({ q: number.toLowerCase() })).toEqual([id]);
    expect(await findIds({ q: mail })).toEqual([id]);
    expect(await findIds({ q: '太郎', status: 'open' })).toContain(id);
    expect(await findIds({ status: 'closed' })).not.toContain(id);
    expect(await findIds({ member_id: hanako.id })).toHaveLength(2);
  });
});
