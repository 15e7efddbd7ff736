import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import type { Person, WholeShop } from '../../../test/support/whole-shop.js';
import { MailNews } from './mail-news.command.js';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet?.close());

/** A member whose address is confirmed. */
const reader = async (): Promise<Person> => {
  const person = await shop.person();
  await shop.pool.query('update members.profiles set mail_confirmed_at = $2 where member_id = $1', [
    person.memberId,
    quiet.now,
  ]);
  return person;
};
const switchOff = (person: Person, topic: string) =>
  person.browser.postWith(quiet.pairOf(person.browser), 'user/notification_settings', {
    ...{ expiry: '1', undecided: '1', shipping: '1', news: '1', [topic]: '0' },
  });
const pause = ({ browser }: Person, days: number) =>
  browser.postWith(quiet.pairOf(browser), 'user/limits', { monthly_yen: 0, pause_days: days });
const mailsTo = async ({ memberId }: Person): Promise<string[]> =>
  (await shop.pool.query('select body from mail.messages where recipient = $1', [`${memberId}@example.com`])).rows.map(
    ({ body }) => body,
  );

describe('who is mailed of a bonus', () => {
  const give = ({ memberId }: Person) =>
    shop.commands.execute(
      new MailNews(memberId, { of: 'bonus', points: 500 }, `mail-member-when-bonus-given/${memberId}`),
    );

  it('is a member once', async () => {
    const own = await reader();
    await give(own);
    await give(own);
    expect(await mailsTo(own)).toEqual([expect.stringContaining('500ポイント')]);
  });

  it.each<[string, (own: Person) => Promise<unknown>]>([
    ['does not want such mails', (own) => switchOff(own, 'news')],
    ['has paused', (own) => pause(own, 1)],
  ])('is nobody who %s', async (_, change) => {
    const own = await reader();
    await change(own);
    await give(own);
    expect(await mailsTo(own)).toEqual([]);
  });
});
