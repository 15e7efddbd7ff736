import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Secret } from 'otpauth';
import { DEMO_OPERATORS } from '../services/operators/index.js';
import { Config } from '../services/platform/config.js';
import { decrypt } from '../services/platform/crypto/encryption.js';
import { ENCRYPTED_MAILS, mailKeys } from '../services/platform/mail/mail-queue.js';
import { SmsMessages } from '../services/platform/sms/sms-messages.js';
import { Browser } from './support/browser.js';
import { signedIn } from './support/console.js';
import { QuietShop } from './support/quiet-shop.js';
import type { WholeShop } from './support/whole-shop.js';

let quiet: QuietShop;
let shop: WholeShop;
/** The texts of messages to phones, which only their receivers see. */
let texts: string[];

const PERSON = {
  ...{ lastName: '山田', firstName: '花子', tel: '09077770001', mail: 'keeper@example.com', zipcode: '1000001' },
  ...{ province: '', pref_id: '13', shiku: '千代田区', address: '千代田1-1', building: '', referralCode: '' },
  ...{ pass: 'zq7mwords8', confirmPass: 'zq7mwords8' },
};
const SITE = {
  ...{ name: 'マイル', base_url: 'https://partner.example', key_id: 'shop', secret: 'agreed-with-the-partner-alone' },
  ...{ direction: 'out', daily_limit: 0, open: true, reason: '提携' },
};
const NEW_OPERATOR = {
  ...{ mail: 'new-operator@example.com', name: 'New', role: 'support', password: 'operators-own-words-8' },
  reason: '採用',
};

beforeAll(async () => {
  // No sandbox: its outbox keeps mails and messages to be read.
  quiet = await QuietShop.open(undefined, { SANDBOX: '0' });
  shop = quiet.shop;
  texts = [];
  jest.spyOn(SmsMessages.prototype, 'isOn', 'get').mockReturnValue(true);
  jest.spyOn(SmsMessages.prototype, 'send').mockImplementation(async (_id, _to, text) => {
    texts.push(text);
    return 'taken';
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await quiet?.close();
});

/** The tokens of the links in all mails that wait, as only the sending process can read them. */
const linkTokens = async (): Promise<string[]> => {
  const { rows } = await shop.pool.query('select id, encrypted_body as sealed from mail.messages order by mail_id');
  const keys = mailKeys(shop.app.get(Config));
  return rows
    .map(({ id, sealed }) => decrypt(keys, ENCRYPTED_MAILS.label(id), sealed).toString())
    .flatMap((text) => [...text.matchAll(/[?&]token=([\w.-]+)/g)].map(([, token]) => token!));
};

/** A text as a row may show it: plain, or the hexadecimal of its bytes in a column of bytes or of their base64. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
};

/** The tables with a row in which one of these stands. */
const tablesWith = async (forms: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  // Six digits stand in many other numbers: they count by themselves alone.
  const around = (form: string) => (form.length > 6 ? form : `(^|[^0-9a-f])${form}([^0-9a-f]|$)`);
  const pattern = forms.map((form) => around(form.replace(/[^\w]/g, '\\$&'))).join('|');
  const found: string[] = [];
  for (const { name } of tables)
    if ((await shop.pool.query(`select from ${name} t where t::text ~* $1 limit 1`, [pattern])).rowCount)
      found.push(name);
  return found;
};

it('no table shows a password, a token, a code or a shared secret to whoever reads the database', async () => {
  const browser = new Browser(shop);
  expect((await browser.post('user/append', PERSON)).body).toMatchObject({ state: 200 });
  expect((await new Browser(shop).post('user/reset_password', { mail: PERSON.mail })).status).toBe(200);
  await quiet.sweep();
  expect((await browser.post('user/send_sms', { tel: PERSON.tel })).status).toBe(200);
  const pair = quiet.pairOf(browser);
  expect((await browser.postWith(pair, 'user/birthday', { birthday: '1990-05-17' })).status).toBe(200);

  const owner = await signedIn(shop, 'owner');
  expect((await owner.post('partner-sites', SITE)).status).toBe(200);
  expect((await owner.post('operators', NEW_OPERATOR)).status).toBe(200);
  const { password } = DEMO_OPERATORS.find(({ role }) => role === 'owner')!;
  const { secret } = (await owner.post('session/otp', { password })).body;
  await quiet.feed();

  const tokens = await linkTokens();
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  const secrets: Record<string, string[]> = {
    'the member’s password': formsOf(PERSON.pass),
    'the member’s session': formsOf(browser.cookie.split('=')[1]!),
    'the CSRF token': formsOf(pair.value),
    'the links of mails': tokens.flatMap(formsOf),
    'the code of the text message': formsOf(/\d{6}/.exec(texts[0]!)![0]),
    'the partner’s secret': formsOf(SITE.secret),
    'the owner’s password': formsOf(password),
    'the owner’s session': formsOf(/=([^;]+)/.exec(String(owner.headers.cookie))![1]!),
    'the new operator’s password': formsOf(NEW_OPERATOR.password),
    'the authenticator’s secret': [secret, Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')],
  };
  expect(await tablesWith(formsOf(PERSON.mail))).toContain('members.profiles');
  for (const [name, forms] of Object.entries(secrets)) expect([name, await tablesWith(forms)]).toEqual([name, []]);
});
