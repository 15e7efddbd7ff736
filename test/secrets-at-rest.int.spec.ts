import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { MailNews } from '../services/notifications/mail-news/mail-news.command.js';
import { DEMO_OPERATORS } from '../services/operators/index.js';
import { Config } from '../services/platform/config.js';
import { decrypt } from '../services/platform/crypto/encryption.js';
import { deriveMailKeys, ENCRYPTED_MAILS, ENCRYPTED_UNSUBSCRIBE_LINKS } from '../services/platform/mail/mail-queue.js';
import { SmsMessages } from '../services/platform/sms/sms-messages.js';
import { Browser } from './support/browser.js';
import { type Console, confirm, signInAs, toKeyHeader } from './support/console.js';
import { QuietShop } from './support/quiet-shop.js';
import { SECRET, type WholeShop } from './support/whole-shop.js';

let quiet: QuietShop;
let shop: WholeShop;
/** Texts of messages to phones, which only their receivers see. */
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
/** A partner site that pays points in, which needs a second operator. */
const SITE_IN = { ...SITE, name: 'マイル2', secret: 'agreed-with-another-partner', direction: 'in', daily_limit: 1000 };
const NEW_OPERATOR = {
  ...{ mail: 'new-operator@example.com', name: 'New', role: 'support', password: 'operators-own-words-8' },
  reason: '採用',
};

const NEW_APPROVER = {
  ...{ mail: 'new-approver@example.com', name: 'Approver', role: 'finance', password: 'approvers-own-words-9' },
  reason: '採用',
};
const RESET_PASSWORD = 'words-for-finance-10';
const CHANGED_PASSWORD = 'xk4pwords9';

const pushPair = createECDH('prime256v1');
pushPair.generateKeys();
/** Keys of the process, which never reach the database. */
const ENVIRONMENT = {
  PUSH_VAPID_PUBLIC_KEY: pushPair.getPublicKey('base64url'),
  PUSH_VAPID_PRIVATE_KEY: pushPair.getPrivateKey('base64url'),
  PUSH_SUBJECT: 'mailto:shop@shop.example',
  SMTP_URL: 'smtp://shop:password-of-the-mail-server@127.0.0.1:1',
  PAYPAL_CLIENT_ID: 'client-of-paypal',
  PAYPAL_CLIENT_SECRET: 'secret-of-paypal',
  PAYPAL_WEBHOOK_ID: 'webhook-of-paypal',
  PAYPAL_MERCHANT_ID: 'MERCHANTOFPAYPAL',
  TWILIO_ACCOUNT_SID: `AC${'a1'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'f3'.repeat(16),
  TWILIO_FROM: `MG${'b2'.repeat(16)}`,
};
/** A browser's subscription at a known push service. */
const browserPair = createECDH('prime256v1');
const DEVICE = {
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString('base64url')}`,
  p256dh: browserPair.generateKeys('base64url', 'uncompressed'),
  auth: randomBytes(16).toString('base64url'),
};

beforeAll(async () => {
  Logger.overrideLogger(false);
  // No sandbox, whose outbox keeps readable mails and messages.
  quiet = await QuietShop.open(undefined, { SANDBOX: '0', ...ENVIRONMENT });
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

/** Returns the tokens in the links of all waiting mails, as only the sending process can decrypt them. */
const linkTokens = async (): Promise<string[]> => {
  const { rows } = await shop.pool.query('select id, encrypted_body as sealed from mail.messages order by mail_id');
  const keys = deriveMailKeys(shop.app.get(Config));
  return rows
    .map(({ id, sealed }) => decrypt(keys, ENCRYPTED_MAILS.label(id), sealed).toString())
    .flatMap((text) => [...text.matchAll(/[?&]token=([\w.-]+)/g)].map(([, token]) => token!));
};

/** Returns the tokens with which mail programs unsubscribe, in the waiting mails. */
const unsubscribeTokens = async (): Promise<string[]> => {
  const { rows } = await shop.pool.query(
    'select id, encrypted_unsubscribe as sealed from mail.messages where encrypted_unsubscribe is not null',
  );
  const keys = deriveMailKeys(shop.app.get(Config));
  return rows.map(
    ({ id, sealed }) => decrypt(keys, ENCRYPTED_UNSUBSCRIBE_LINKS.label(id), sealed).toString().split('/').at(-1)!,
  );
};

/** Sends a command with a secret under a key, which requests an approval. */
const askSecond = async (owner: Console, path: string, body: object): Promise<void> => {
  const reply = await owner.post(path, body, toKeyHeader(randomBytes(8).toString('hex')));
  expect([path, Object.keys(reply.body.errors ?? {})]).toEqual([path, ['approval']]);
};

/** Returns the forms in which a row may show a text: plain, or the hexadecimal of its bytes or of their base64. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
};

/** Lists the tables with a row that contains one of these. */
const tablesWith = async (forms: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  // Six digits occur in many other numbers, so they only count on their own.
  const around = (form: string) => (form.length > 6 ? form : `(^|[^0-9a-f])${form}([^0-9a-f]|$)`);
  const pattern = forms.map((form) => around(form.replace(/[^\w]/g, '\\$&'))).join('|');
  const names: string[] = [];
  for (const { name } of tables)
    if ((await shop.pool.query(`select from ${name} t where t::text ~* $1 limit 1`, [pattern])).rowCount)
      names.push(name);
  return names;
};

const KEYS_OF_PROCESS = [
  'PUSH_VAPID_PRIVATE_KEY',
  'SMTP_URL',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'TWILIO_AUTH_TOKEN',
] as const;

/** Returns the code of a minute later, because each works once. */
const codeOfNext = (secret: string): string => {
  shop.clock.advance(60_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: quiet.now.getTime() });
};

it('no table contains a readable password, token, code or shared secret', async () => {
  const browser = new Browser(shop);
  expect((await browser.post('user/append', PERSON)).body).toMatchObject({ state: 200 });
  expect((await new Browser(shop).post('user/reset_password', { mail: PERSON.mail })).status).toBe(200);
  await quiet.sweep();
  expect((await browser.post('user/send_sms', { tel: PERSON.tel })).status).toBe(200);
  const pair = quiet.pairOf(browser);
  expect((await browser.postWith(pair, 'user/birthday', { birthday: '1990-05-17' })).status).toBe(200);

  const { csrf: fresh } = (await browser.postWith(quiet.pairOf(browser), 'user/push/subscribe', DEVICE)).body;
  expect(fresh).toMatchObject({ name: '_csrf' });
  await shop.pool.query('update members.profiles set mail_confirmed_at = $1', [quiet.now]);
  const [{ memberId }] = (await shop.pool.query('select member_id as "memberId" from members.profiles')).rows;
  await shop.commands.execute(new MailNews(memberId, { of: 'bonus', points: 500 }, 'of-the-tour'));
  const changed = { pass: CHANGED_PASSWORD, confirmPass: CHANGED_PASSWORD };
  const before = browser.cookie;
  expect((await browser.postWith(quiet.pairOf(browser), 'user/change_password', changed)).status).toBe(200);

  const owner = await signInAs(shop, 'owner');
  await signInAs(shop, 'finance');
  expect((await owner.post('partner-sites', SITE)).status).toBe(200);
  expect((await owner.post('operators', NEW_OPERATOR)).status).toBe(200);
  await confirm(owner);
  const finance = (await owner.get('operators?filter={"role":"finance"}')).body[0].id;
  await askSecond(owner, 'operators', NEW_APPROVER);
  await askSecond(owner, `operators/${finance}/reset-password`, { password: RESET_PASSWORD, reason: '紛失' });
  await askSecond(owner, 'partner-sites', SITE_IN);
  const { password } = DEMO_OPERATORS.find(({ role }) => role === 'owner')!;
  const { secret } = (await owner.post('session/otp', { password })).body;
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: quiet.now.getTime() });
  expect((await owner.post('session/otp/confirm', { otp })).status).toBe(200);
  const { secret: pendingSecret } = (await owner.post('session/otp', { password, otp: codeOfNext(secret) })).body;
  await quiet.feed();

  const tokens = await linkTokens();
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  const unsubscribing = await unsubscribeTokens();
  expect(unsubscribing).toHaveLength(1);
  const secrets: Record<string, string[]> = {
    'the secret of the shop': [SECRET.toString('hex'), SECRET.toString('base64')],
    ...Object.fromEntries(KEYS_OF_PROCESS.map((name) => [name, formsOf(ENVIRONMENT[name])])),
    'the member’s password': [...formsOf(PERSON.pass), ...formsOf(CHANGED_PASSWORD)],
    'the member’s session': [before, browser.cookie].flatMap((cookie) => formsOf(cookie.split('=')[1]!)),
    'the member’s known device': formsOf(browser.device.split('=')[1]!),
    'the address of the device': formsOf(DEVICE.endpoint),
    'the keys of the device': [...formsOf(DEVICE.p256dh), ...formsOf(DEVICE.auth)],
    'the link that ends mails': unsubscribing.flatMap((token) => [...formsOf(token), ...formsOf(token.split('.')[2]!)]),
    'the CSRF tokens': [pair, fresh].flatMap(({ value }) => formsOf(value)),
    'the links of mails': tokens.flatMap(formsOf),
    'the code of the text message': formsOf(/\d{6}/.exec(texts[0]!)![0]),
    'the partners’ secrets': [...formsOf(SITE.secret), ...formsOf(SITE_IN.secret)],
    'the owner’s password': formsOf(password),
    'the owner’s session': formsOf(/=([^;]+)/.exec(String(owner.headers.cookie))![1]!),
    'the owner’s CSRF token': formsOf(owner.headers['x-csrf-token']!),
    'the new operator’s password': formsOf(NEW_OPERATOR.password),
    'a password that waits for a second operator': [NEW_APPROVER.password, RESET_PASSWORD].flatMap(formsOf),
    'the authenticators’ secrets': [secret, pendingSecret].flatMap((one) => [
      one,
      Buffer.from(Secret.fromBase32(one).bytes).toString('hex'),
    ]),
    'the one-time code': formsOf(otp),
  };
  expect(await tablesWith(formsOf(PERSON.mail))).toContain('members.profiles');
  for (const [name, forms] of Object.entries(secrets)) expect([name, await tablesWith(forms)]).toEqual([name, []]);
});
