import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { waitUntilRead } from '../../../test/support/all-read.js';
import { Browser } from '../../../test/support/browser.js';
import type { Language } from '../../kernel/languages.js';
import { address, buildCard, PackingTable } from '../test/shipments.fixture.js';
import { AskForAddress } from './ask-for-address.command.js';

const NOWHERE = { name: '', zipcode: '', prefId: 0, province: '', shiku: '', address: '', building: '', tel: '' };

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});
afterAll(() => table?.close());

let members = 0;

const unconfirmed = async (language: Language = 'ja') => {
  const mail = `nowhere-${members++}@example.com`;
  return { mail, memberId: await table.register(mail, language) };
};
/** Registers a member with a confirmed mail address. */
const reader = async (language: Language = 'ja') => {
  const newcomer = await unconfirmed(language);
  await table.shop.pool.query('update members.profiles set mail_confirmed_at = now() where member_id = $1', [
    newcomer.memberId,
  ]);
  return newcomer;
};
/** Confirms the address with the link in the welcome mail. */
const confirm = async (mail: string) => {
  const { rows } = await table.shop.pool.query('select body from mail.messages where recipient = $1', [mail]);
  const [, token] = /\/confirm-mail\?token=([\w-]+)$/m.exec(rows[0].body)!;
  expect((await new Browser(table.shop).post('user/confirm_mail', { token })).status).toBe(200);
};
const request = (memberId: string, to = NOWHERE) =>
  table.request([buildCard(table.drawId(), 0)], undefined, memberId, to);
const mailsTo = async (mail: string): Promise<{ id: string; subject: string; body: string }[]> => {
  for (const policy of ['requested', 'mail-confirmed'])
    await waitUntilRead(table.shop.pool, `ask-for-address-when-${policy}`);
  return (
    await table.shop.pool.query(
      "select id, subject, body from mail.messages where recipient = $1 and id like 'ask-for-address/%'",
      [mail],
    )
  ).rows;
};

describe('a member whose cards go to no address yet', () => {
  it.each([
    ['ja', 'カードのお届け先をご登録ください'],
    ['en', 'Where may we send your cards?'],
  ] as const)('asks for an address once, in the member’s language: %s', async (language, subject) => {
    const { mail, memberId } = await reader(language);
    await request(memberId);
    const [sent, ...others] = await mailsTo(mail);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ subject, body: expect.stringMatching(/^http.*\/shipping-address\?parcel=1$/m) });
    await request(memberId);
    await table.shop.app.get(CommandBus).execute(new AskForAddress(memberId));
    expect(await mailsTo(mail)).toEqual([sent]);
  });

  it('asks once the mail address is confirmed, and not before', async () => {
    const { mail, memberId } = await unconfirmed();
    await request(memberId);
    expect(await mailsTo(mail)).toEqual([]);
    await confirm(mail);
    const [sent, ...others] = await mailsTo(mail);
    expect([sent?.subject, others]).toEqual(['カードのお届け先をご登録ください', []]);
    await request(memberId);
    expect(await mailsTo(mail)).toEqual([sent]);
  });

  it('asks no banned member', async () => {
    const { mail, memberId } = await reader();
    await table.shop.pool.query(
      `insert into members.standing (member_id, banned_at) values ($1, now())
         on conflict (member_id) do update set banned_at = now()`,
      [memberId],
    );
    await request(memberId);
    expect(await mailsTo(mail)).toEqual([]);
  });
});

it('does not ask a member whose cards have an address', async () => {
  const { mail, memberId } = await reader();
  await request(memberId, address);
  expect(await mailsTo(mail)).toEqual([]);
});
