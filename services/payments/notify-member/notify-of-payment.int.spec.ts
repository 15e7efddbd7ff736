import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { waitUntilRead } from '../../../test/support/all-read.js';
import { confirm } from '../../../test/support/console.js';
import type { Person } from '../../../test/support/whole-shop.js';
import { FIELDS, PaymentHarness } from '../test/payment-harness.fixture.js';
import { NotifyOfPayment } from './notify-of-payment.command.js';

const READER = 'notify-member-when-payment-moves';
let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open({ feed: true });
});
afterAll(() => harness?.close());

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
}
const buyer = async (language: 'ja' | 'en'): Promise<Person> => {
  const member = await harness.shop.person();
  await harness.shop.pool.query('update members.profiles set language = $2 where member_id = $1', [
    member.memberId,
    language,
  ]);
  return member;
};
/** Returns the mails to a member, after all events were processed. */
const mailsTo = async ({ memberId }: Person): Promise<Mail[]> => {
  await waitUntilRead(harness.shop.pool, READER);
  const text = `select id, subject, body from mail.messages where recipient = $1 and id like '${READER}%' order by mail_id`;
  return (await harness.shop.pool.query<Mail>(text, [`${memberId}@example.com`])).rows;
};
const subjectsTo = async (member: Person) => (await mailsTo(member)).map(({ subject }) => subject);
const command = (id: string, name: string, body: object = {}) =>
  harness.owner.post(`payments/${id}/${name}`, { reason: 'goodwill', ...body });

describe('a member', () => {
  it.each([
    ['ja', ['お支払い方法のご案内（3,000円）', 'お支払いを確認しました', '返金のお知らせ（3,000円）'], '受付番号：'],
    [
      'en',
      ['How to pay your order (3,000 yen)', 'We have received your payment', 'Your refund (3,000 yen)'],
      'Receipt number: ',
    ],
  ] as const)('gets one mail for each event of a slip, in their language: %s', async (language, subjects, label) => {
    const member = await buyer(language);
    const { body } = await harness.buy(member, FIELDS.store);
    const id = body.payment_id;
    expect(await subjectsTo(member)).toEqual([subjects[0]]);
    harness.provider.pay(id);
    await command(id, 'check');
    await command(id, 'check');
    await command(id, 'refund', { yen: 3000 });
    await command(id, 'confirm-refund', { sent_at: harness.shop.clock.now().toISOString() });
    const mails = await mailsTo(member);
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
    expect(mails[0]!.body).toContain(`${label}${body.receipt_number}\n`);

    const of = { paymentId: id, memberId: member.memberId };
    const again = new NotifyOfPayment(of, { kind: 'paid' }, mails[1]!.id);
    await harness.shop.app.get(CommandBus).execute(again);
    expect(await mailsTo(member)).toEqual(mails);
  });

  it('gets the account and sender name for a transfer, and a notice of expiry', async () => {
    const member = await buyer('ja');
    await harness.buy(member, FIELDS.transfer);
    const { number } = await harness.paymentOf(member);
    const [mail] = await mailsTo(member);
    expect(mail!.body).toContain(`振込名義人：${number} ヤマダ タロウ\n`);
    await harness.advanceDays(10);
    await harness.advanceUntil('it has expired', async () => (await harness.paymentOf(member)).status === 'expired');
    expect((await subjectsTo(member)).at(-1)).toBe('お支払い期限が過ぎました');
  });

  it('gets one mail about a dispute and one about its end', async () => {
    await confirm(harness.owner);
    const member = await buyer('ja');
    const { body } = await harness.buy(member, FIELDS.card);
    const id = body.url.split('/').at(-1);
    harness.provider.pay(id);
    await member.browser.post('user/point/append', { token: id });
    const subjects = ['お支払いを確認しました', 'お支払いへの異議申し立てのお知らせ（3,000円）'];
    await command(id, 'charge-back');
    expect(await subjectsTo(member)).toEqual(subjects);
    await command(id, 'charge-back-won');
    expect(await subjectsTo(member)).toEqual([...subjects, 'お支払いへの異議申し立ての確認が終わりました（3,000円）']);
    await command(id, 'charge-back');
    expect((await subjectsTo(member)).at(-1)).toBe(subjects[1]);
    await command(id, 'charge-back-lost');
    expect((await subjectsTo(member)).at(-1)).toBe('お支払いが取り消されました（3,000円）');
  });

  it('gets no mail about an abandoned card payment', async () => {
    const member = await buyer('ja');
    await harness.buy(member, FIELDS.card);
    await harness.advanceDays(1);
    await harness.advanceUntil('it has ended', async () => (await harness.paymentOf(member)).status === 'expired');
    expect(await mailsTo(member)).toEqual([]);
  });
});

describe('the log', () => {
  it('contains neither the number nor the person', async () => {
    const member = await buyer('ja');
    const { body } = await harness.buy(member, FIELDS.store);
    await mailsTo(member);
    const { rows } = await harness.shop.pool.query(
      'select data::text as data from store.events where partition_key = $1',
      [member.memberId],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { data } of rows) expect(data).not.toContain(body.receipt_number);
  });
});
