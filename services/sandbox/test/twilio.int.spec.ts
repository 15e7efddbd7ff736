import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { Sandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await Sandbox.open();
});
afterAll(() => sandbox?.close());

const send = (fields: Record<string, string>, token = sandbox.environment.TWILIO_AUTH_TOKEN) => {
  const { TWILIO_BASE_URL, TWILIO_ACCOUNT_SID, TWILIO_FROM = '' } = sandbox.environment;
  const body = new URLSearchParams({ From: TWILIO_FROM, Body: '認証コード：123456', ...fields }).toString();
  return sandbox.ask('POST', `${TWILIO_BASE_URL}/2010-04-01/Accounts/${TWILIO_ACCOUNT_SID}/Messages.json`, body, {
    authorization: `Basic ${Buffer.from(`${TWILIO_ACCOUNT_SID}:${token}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
};

/** Returns the reported statuses of a message in order, each with whether its signature is valid. */
const statusesOf = (sid: string) =>
  sandbox.shop.about(sid).map(({ path, headers, body }) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    const fields = Object.keys(form)
      .sort()
      .map((name) => `${name}${form[name]}`);
    const signed = `${sandbox.shop.url}${path}${fields.join('')}`;
    const digest = createHmac('sha1', sandbox.environment.TWILIO_AUTH_TOKEN!).update(signed).digest('base64');
    return [form.MessageStatus, headers['x-twilio-signature'] === digest];
  });

describe('Twilio', () => {
  it.each([
    ['+819012345678', 'delivered'],
    ['+819012340000', 'undelivered'],
  ])('accepts a message to %s and reports it as %s', async (To, status) => {
    const response = await send({ To, StatusCallback: `${sandbox.shop.url}/api/hooks/sms` });
    expect(response.status).toBe(201);
    const { sid } = response.json<{ sid: string }>();
    await waitUntil('two reports', () => statusesOf(sid).length === 2);
    expect(statusesOf(sid)).toEqual([
      ['sent', true],
      [status, true],
    ]);
    const messages = (await sandbox.get('/_control/messages')).json<object[]>();
    expect(messages[0]).toMatchObject({ to: To, text: '認証コード：123456' });
  });

  it('responds with 429 or hangs for the numbers of these faults', async () => {
    expect((await send({ To: '+819012340001' })).status).toBe(429);
    await expect(send({ To: '+819012340002' })).rejects.toThrow();
  });

  it('refuses wrong credentials and invalid messages', async () => {
    expect((await send({ To: '+819012345678' }, 'wrong')).status).toBe(401);
    expect((await send({ To: '09012345678' })).json()).toMatchObject({ code: 21211 });
    expect((await send({ To: '+819012345678', Body: '' })).json()).toMatchObject({ code: 21602 });
    expect((await send({ To: '+819012345678', Surprise: '1' })).status).toBe(400);
  });
});
