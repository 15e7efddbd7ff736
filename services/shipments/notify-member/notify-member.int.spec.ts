import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { card, markShipped, PackingTable } from '../shipments.fixture.js';
import { NotifyMember } from './notify-member.command.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

/** Waits for what another loop of the process will have done. */
const until = async (done: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 30_000;
  while (!(await done())) {
    if (performance.now() > deadline) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('the member', () => {
  interface Mail {
    readonly id: string;
    readonly subject: string;
    readonly body: string;
  }
  const mailsTo = async (recipient: string): Promise<Mail[]> =>
    (
      await table.shop.pool.query<Mail>(
        "select id, subject, body from mail.messages where recipient = $1 and id like 'notify-member-when-shipped/%'",
        [recipient],
      )
    ).rows;

  it.each([
    ['ja', 'カードを発送しました', '追跡番号：TRACK-ja'],
    ['en', 'Your cards have been shipped', 'Tracking number: TRACK-en'],
  ] as const)('is told once by mail how to follow the parcel: %s', async (language, subject, line) => {
    const mail = `tracked-${language}@example.com`;
    const to = await table.register(mail, language);
    const id = await table.request([card(table.drawId(), 0)], undefined, to);
    const deliveryCode = `TRACK-${language}`;
    await table.consoles.owner.post(`shipments/${id}/mark-shipped`, { ...markShipped, delivery_code: deliveryCode });
    await until(async () => (await mailsTo(mail)).length > 0);

    const [sent] = await mailsTo(mail);
    expect(sent).toMatchObject({ subject, body: expect.stringContaining(line) });
    await table.shop.app.get(CommandBus).execute(new NotifyMember(to, { deliveryCode, carrier: 'X' }, sent!.id));
    expect(await mailsTo(mail)).toEqual([sent]);
  });
});
