import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';
import type { TwilioKeys } from './sms-config.js';
import { type Sms, type SmsOutcome, SmsSender } from './sms-sender.js';

/** Limits the time that a member waits after pressing the button. */
const TIMEOUTS: ProviderTimeouts = { connectMs: 4000, responseMs: { interactive: 10_000, background: 10_000 } };
const SERVICE = /^MG[0-9a-f]{32}$/i;

/** Returns the code of a refusal, `{"code": 21211, …}`. The rest has the phone number. */
const codeOf = (body: Buffer): string => {
  try {
    const { code } = JSON.parse(body.toString('utf8')) as { code?: unknown };
    return typeof code === 'number' ? String(code) : '';
  } catch {
    return '';
  }
};

/** Sends text messages over the HTTP API of Twilio. */
export class TwilioSender extends SmsSender {
  constructor(
    private readonly keys: TwilioKeys,
    private readonly timeouts = TIMEOUTS,
  ) {
    super();
  }

  async send({ to, text, statusUrl }: Sms): Promise<SmsOutcome> {
    const { baseUrl, accountSid, authToken, from } = this.keys;
    const sender = SERVICE.test(from) ? 'MessagingServiceSid' : 'From';
    const request = {
      method: 'POST',
      url: `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`,
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, [sender]: from, Body: text, StatusCallback: statusUrl }).toString(),
    } as const;
    const response = await send(request, 'interactive', this.timeouts);
    if (response.outcome === 'unreachable') return { outcome: 'unreachable', error: 'no connection' };
    if (response.outcome === 'silent') return { outcome: 'unknown' };
    const { status, body } = response;
    if (status === 201) return { outcome: 'taken' };
    if (status === 429) return { outcome: 'unreachable', error: '429' };
    if (status >= 400 && status < 500) return { outcome: 'refused', error: codeOf(body) || String(status) };
    return { outcome: 'unknown' };
  }
}
