import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { waitUntil } from '../../../test/support/until.js';
import { readSmsConfig } from '../../platform/sms/sms-config.js';
import { Sandbox } from '../../sandbox/test/sandbox.fixture.js';
import type { ReceivedWebhook } from '../../sandbox/test/webhook-receiver.fixture.js';
import { MembersHarness } from './members.fixture.js';

let sandbox: Sandbox;
let harness: MembersHarness;
let members = 0;

/** Opens a shop that sends messages to the sandbox. Their webhooks stay there until a test forwards them. */
const openHarnessWith = (environment: Readonly<Record<string, string>>): Promise<MembersHarness> =>
  MembersHarness.open({
    sms: readSmsConfig({ ...sandbox.environment, ...environment }, true),
    publicUrl: sandbox.shop.url,
  });

beforeAll(async () => {
  sandbox = await Sandbox.open();
  harness = await openHarnessWith({ SMS_DAILY_BUDGET: '10' });
});
afterAll(async () => {
  await harness?.close();
  await sandbox?.close();
});

const person = async (at = harness) => {
  members += 1;
  const mail = `twilio-${members}@example.com`;
  const id = await at.register({ mail });
  return { id, browser: (await at.logIn(mail)).browser };
};
const sentAtTwilio = async () => (await sandbox.get('/_control/messages')).json<{ to: string; text: string }[]>();
const messageOf = async (memberId: string) => {
  const statement = `select m.id, m.state, m.error from sms.messages m join members.phone_codes c on c.code_id = m.id
    where c.member_id = $1 order by c.created_at desc limit 1`;
  return (await harness.shop.pool.query<{ id: string; state: string; error: string | null }>(statement, [memberId]))
    .rows[0]!;
};
/** Returns both webhooks of a message, in the order of arrival. */
const noticesOf = (id: string): Promise<readonly ReceivedWebhook[]> =>
  waitUntil('told twice', () => {
    const taken = sandbox.shop.webhooks.filter(({ path }) => path.includes(id));
    return taken.length === 2 && taken;
  });
const handOn = async ({ path, headers, body }: ReceivedWebhook, otherwise: { path?: string; body?: string } = {}) => {
  const signature = String(headers['x-twilio-signature']);
  const webhookRequest = supertest(await harness.shop.app.getUrl())
    .post(otherwise.path ?? path)
    .set({ 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature });
  return (await webhookRequest.send(otherwise.body ?? body)).status;
};

describe('a message by Twilio', () => {
  it('goes out once, and its code verifies the phone', async () => {
    const { id, browser } = await person();
    expect((await browser.post('user/send_sms', { tel: '09011110003' })).status).toBe(200);
    expect((await messageOf(id)).state).toBe('taken');
    const [message, ...others] = (await sentAtTwilio()).filter(({ to }) => to === '+819011110003');
    expect(others).toEqual([]);
    const sms_code = /(\d{6})/.exec(message!.text)![1];
    expect((await browser.post('user/check_sms', { sms_code })).status).toBe(200);
  });

  it.each([
    ['09011110004', 'delivered', null],
    ['09011110000', 'undelivered', '30003'],
  ])(
    'has as its receiver %s and becomes %s after signed webhooks, in any order and repeated',
    async (tel, state, error) => {
      const { id, browser } = await person();
      await browser.post('user/send_sms', { tel });
      const message = await messageOf(id);
      const [sent, last] = await noticesOf(message.id);
      for (const notice of [last!, sent!, last!, last!]) expect(await handOn(notice)).toBe(200);
      expect(await messageOf(id)).toEqual({ id: message.id, state, error });
    },
  );

  it('ignores webhooks with a false signature', async () => {
    const { id, browser } = await person();
    await browser.post('user/send_sms', { tel: '09011110005' });
    const { id: messageId } = await messageOf(id);
    const [notice] = await noticesOf(messageId);
    const forged = { body: notice!.body.replace('MessageStatus=sent', 'MessageStatus=delivered') };
    expect(await handOn(notice!, forged)).toBe(403);
    const other = messageId.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await handOn(notice!, { path: notice!.path.replace(messageId, other) })).toBe(403);
    expect(await handOn({ ...notice!, headers: {} })).toBe(403);
    expect((await messageOf(id)).state).toBe('taken');
  });

  it.each([
    ['before', 'hang'],
    ['before', 'reset'],
    ['before', '500'],
    ['after', 'hang'],
    ['after', 'reset'],
    ['after', '500'],
  ])('does not go out twice when it may have been sent: %s, %s', async (when, kind) => {
    const { id, browser } = await person();
    const tel = `090222${String(members).padStart(4, '0')}9`;
    await harness.shop.pool.query('delete from sms.days');
    await sandbox.control('/faults', { provider: 'twilio', call: 'send-message', when, kind, times: 1 });
    expect((await browser.post('user/send_sms', { tel })).status).toBe(200);
    expect((await messageOf(id)).state).toBe('unknown');
    const arrived = (await sentAtTwilio()).filter(({ to }) => to === `+81${tel.slice(1)}`);
    expect(arrived.length).toBeLessThanOrEqual(1);
    if (when === 'after') expect(arrived).toHaveLength(1);
  });

  it('reports a refusal', async () => {
    const { id, browser } = await person();
    const { status, body } = await browser.post('user/send_sms', { tel: '09011110001' });
    expect([status, body.errors.user_id[0]]).toEqual([400, expect.stringMatching(/^SMSを送信できませんでした。/)]);
    expect(await messageOf(id)).toMatchObject({ state: 'refused', error: '429' });
  });

  it.each([
    [{ TWILIO_AUTH_TOKEN: 'wrong' }, '20003'],
    [{ TWILIO_BASE_URL: 'http://127.0.0.1:9' }, 'no connection'],
  ])('reports that it could not be sent: %j', async (environment, error) => {
    const other = await openHarnessWith(environment);
    const { id, browser } = await person(other);
    expect((await browser.post('user/send_sms', { tel: '09011110006' })).status).toBe(400);
    expect(await messageOf(id)).toMatchObject({ state: 'refused', error });
    await other.close();
  });
});

describe('the day’s budget', () => {
  it('ends the messages of a day, also for many requests at once', async () => {
    await harness.shop.pool.query('delete from sms.days');
    const people = await Promise.all(Array.from({ length: 12 }, () => person()));
    const responses = await Promise.all(
      people.map(({ browser }, n) => browser.post('user/send_sms', { tel: `0903333${String(n).padStart(3, '0')}9` })),
    );
    const sent = responses.filter(({ status }) => status === 200);
    expect([sent.length, responses.length - sent.length]).toEqual([10, 2]);
    const { rows } = await harness.shop.pool.query('select asked from sms.days');
    expect(rows).toEqual([{ asked: 10 }]);
  });
});
