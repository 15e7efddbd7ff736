import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { EventStore } from '../../platform/store/event-store.js';
import { MemberDirectory } from '../rows/member-directory.rows.js';
import { findReachableRecipients } from '../rows/willing-recipients.rows.js';
import { MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let id: string;
let mail: string;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
beforeEach(async () => {
  members += 1;
  mail = `Bilingual-${members}@example.com`;
  id = await harness.register({ mail, language: 'ja' });
});
afterAll(() => harness?.close());

const subjects = async (): Promise<string[]> => {
  const statement = 'select subject from mail.messages where recipient = $1 order by created_at, mail_id';
  return (await harness.shop.pool.query<{ subject: string }>(statement, [mail])).rows.map(({ subject }) => subject);
};
const directory = () => harness.shop.app.get(MemberDirectory, { strict: false });

describe('the language that a member chooses', () => {
  it('applies to the next mails until another is chosen', async () => {
    const { browser } = await harness.logIn(mail);
    await browser.post('user/send_mail_confirmation', {});
    expect((await browser.post('user/language', { language: 'en' })).status).toBe(200);
    await browser.post('user/change_password', { pass: 'Traceable99', confirmPass: 'Traceable99' });
    expect((await browser.post('user/language', { language: 'ja' })).status).toBe(200);
    await browser.post('user/change_password', { pass: 'Readable88', confirmPass: 'Readable88' });
    expect(await subjects()).toEqual([
      '会員登録が完了しました',
      'メールアドレスの確認',
      'Your password has been changed',
      'パスワードが変更されました',
    ]);
  });

  it('applies to mails of other modules and keeps the order of the name', async () => {
    const { browser } = await harness.logIn(mail);
    await harness.shop.pool.query('update members.profiles set mail_confirmed_at = now() where member_id = $1', [id]);
    await browser.post('user/language', { language: 'en' });
    const reached = await harness.shop.app
      .get(EventStore, { strict: false })
      .look((tx) => findReachableRecipients(tx, [id]));
    expect(reached.get(id)).toEqual({ mail, language: 'en' });
    expect(await directory().languageOf(id)).toBe('en');
    expect((await directory().postalAddressOf(id)).name).toBe('髙橋 花子');
    expect(await harness.factsOf(id)).toHaveLength(1);
  });

  it('defaults to the language of the registration in any browser language', async () => {
    const { browser } = await harness.logIn(mail, { 'accept-language': 'en' });
    await browser.post('user/send_mail_confirmation', {});
    expect((await subjects()).at(-1)).toBe('メールアドレスの確認');
  });

  it.each(['fr', '', null, 7, ['en'], undefined])('refuses %j', async (language) => {
    const { browser } = await harness.logIn(mail);
    const { status, body } = await browser.post('user/language', { language });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['language']]);
    expect(await directory().languageOf(id)).toBe('ja');
  });

  it('requires a log-in', async () => {
    expect((await new Browser(harness.shop).post('user/language', { language: 'en' })).status).toBe(401);
  });
});
