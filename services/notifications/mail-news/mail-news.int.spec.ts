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

/** Creates a member whose mail address is confirmed. */
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

describe('mailing a bonus', () => {
  const give = ({ memberId }: Person) =>
    shop.commands.execute(
      new MailNews(memberId, { of: 'bonus', points: 500 }, `mail-member-when-bonus-given/${memberId}`),
    );

  it('mails the member once', async () => {
    const recipient = await reader();
    await give(recipient);
    await give(recipient);
    expect(await mailsTo(recipient)).toEqual([expect.stringContaining('500ポイント')]);
  });

  it.each<[string, (member: Person) => Promise<unknown>]>([
    ['does not want such mails', (recipient) => switchOff(recipient, 'news')],
    ['has paused', (recipient) => pause(recipient, 1)],
  ])('does not mail a member who %s', async (_, change) => {
    const recipient = await reader();
    await change(recipient);
    await give(recipient);
    expect(await mailsTo(recipient)).toEqual([]);
  });
});

describe('an optional mail', () => {
  const linkTo = async ({ memberId }: Person): Promise<string> => {
    const { rows } = await shop.pool.query('select unsubscribe from mail.messages where recipient = $1', [
      `${memberId}@example.com`,
    ]);
    return new URL(rows.at(-1).unsubscribe).pathname;
  };
  const choicesOf = async ({ memberId }: Person) =>
    (
      await shop.pool.query(
        'select expiry, undecided, shipping, news from notifications.mail_wishes where member_id = $1',
        [memberId],
      )
    ).rows;
  const press = (url: string) =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const mailed = async (): Promise<Person> => {
    const recipient = await reader();
    await shop.commands.execute(
      new MailNews(
        recipient.memberId,
        { of: 'bonus', points: 500 },
        `mail-member-when-bonus-given/${recipient.memberId}`,
      ),
    );
    return recipient;
  };
  const ENDED = [{ expiry: true, undecided: true, shipping: true, news: false }];

  it('unsubscribes with one click in the mail program, without a session, and accepts a repeated request', async () => {
    const recipient = await mailed();
    const url = await linkTo(recipient);
    for (const _ of [1, 2]) {
      const { statusCode, body } = await press(url);
      expect([statusCode, JSON.parse(body)]).toEqual([200, { state: 200 }]);
      expect(await choicesOf(recipient)).toEqual(ENDED);
    }
    await shop.commands.execute(
      new MailNews(recipient.memberId, { of: 'bonus', points: 700 }, `again/${recipient.memberId}`),
    );
    expect(await mailsTo(recipient)).toHaveLength(1);
  });

  it('leaves the choices for other mails unchanged', async () => {
    const recipient = await mailed();
    await switchOff(recipient, 'expiry');
    await press(await linkTo(recipient));
    expect(await choicesOf(recipient)).toEqual([{ expiry: false, undecided: true, shipping: true, news: false }]);
  });

  it('redirects to the mail settings on GET without unsubscribing', async () => {
    const recipient = await mailed();
    const { statusCode, headers } = await shop.app.inject({ method: 'GET', url: await linkTo(recipient) });
    expect([statusCode, headers.location]).toEqual([303, '/notifications']);
    expect(await choicesOf(recipient)).toEqual([]);
  });

  it('does not unsubscribe other members', async () => {
    const [recipient, other] = [await mailed(), await reader()];
    const url = await linkTo(recipient);
    expect((await press(url.replace(recipient.memberId, other.memberId))).statusCode).toBe(404);
    expect((await press(url.replace('.news.', '.expiry.'))).statusCode).toBe(404);
    expect([await choicesOf(recipient), await choicesOf(other)]).toEqual([[], []]);
  });
});
