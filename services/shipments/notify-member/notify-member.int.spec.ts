import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { waitUntilRead } from '../../../test/support/all-read.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';
import { NotifyMember } from './notify-member.command.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

describe('the member', () => {
  interface Mail {
    readonly id: string;
    readonly subject: string;
    readonly body: string;
  }
  const mailsTo = async (recipient: string): Promise<Mail[]> =>
    (
      await table.shop.pool.query<Mail>(
        "select id, subject, body from mail.messages where recipient = $1 and id like 'notify-member-when-%'",
        [recipient],
      )
    ).rows;

  it.each([
    ['ja', 'カードを発送しました', '追跡番号：TRACK-ja', '荷物番号：'],
    ['en', 'Your cards have been shipped', 'Tracking number: TRACK-en', 'Parcel: '],
  ] as const)('gets one mail with the tracking number: %s', async (language, subject, line, parcel) => {
    const mail = `tracked-${language}@example.com`;
    const to = await table.register(mail, language);
    const id = await table.request([buildCard(table.drawId(), 0)], undefined, to);
    const deliveryCode = `TRACK-${language}`;
    await table.consoles.owner.post(`shipments/${id}/mark-shipped`, { ...markShipped, delivery_code: deliveryCode });
    await waitUntil('the mail is there', async () => (await mailsTo(mail)).length > 0);

    const [sent] = await mailsTo(mail);
    expect(sent).toMatchObject({ subject, body: expect.stringContaining(line) });
    expect(sent!.body).toContain(`${parcel}${await table.numberOf(id)}\n`);
    await table.shop.app
      .get(CommandBus)
      .execute(new NotifyMember(to, id, { kind: 'shipped', deliveryCode, carrier: 'X' }, sent!.id));
    expect(await mailsTo(mail)).toEqual([sent]);
  });

  it('gets one mail for each parcel, one for its return and one for its resending', async () => {
    const mail = 'combined@example.com';
    const to = await table.register(mail, 'ja');
    const first = await table.request([buildCard(table.drawId(), 0)], undefined, to);
    for (let i = 0; i < 2; i++) await table.request([buildCard(table.drawId(), 0)], undefined, to);
    const post = (command: string, body: object) => table.consoles.owner.post(`shipments/${first}/${command}`, body);
    await post('combine', { reason: '同じ住所' });
    await post('mark-shipped', { ...markShipped, delivery_code: 'ONE-1' });
    await post('mark-returned', { reason: '不在' });
    await post('resend', { ...markShipped, delivery_code: 'TWO-2' });
    await waitUntilRead(table.shop.pool, 'notify-member-when-shipped');
    await waitUntilRead(table.shop.pool, 'notify-member-when-returned');
    expect((await mailsTo(mail)).map(({ subject }) => subject).sort()).toEqual([
      'お荷物が戻ってきました',
      'カードを発送しました',
      'カードを発送しました',
    ]);
  });
});
