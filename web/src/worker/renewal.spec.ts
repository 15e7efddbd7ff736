import { beforeEach, describe, expect, it } from '@jest/globals';
import { renewSubscription, updatePushLanguage } from './renewal';

const SUBSCRIPTION = { toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }) };

let detail: object;
let state: number;
let sent: [path: string, form: Record<string, string>][];
let languages: (string | null)[];
let keys: string[];

beforeEach(() => {
  detail = { public_key: 'key', is_on: '1', devices: 1 };
  state = 200;
  sent = [];
  languages = [];
  keys = [];
  globalThis.fetch = async (input, init) => {
    languages.push(new Headers(init?.headers).get('accept-language'));
    if (init?.body) sent.push([String(input), Object.fromEntries(init.body as URLSearchParams)]);
    return Response.json({ state, detail, csrf: { name: 'token', value: 'one' } });
  };
});

const renewed = () =>
  renewSubscription('en', async (key) => {
    keys.push(key);
    return SUBSCRIPTION as unknown as PushSubscription;
  });

describe('a browser whose push subscription changed', () => {
  it('sends the new subscription, made with the shop’s key', async () => {
    await renewed();
    expect(keys).toEqual(['key']);
    const json = JSON.stringify({ endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' });
    expect(sent).toEqual([['/api/user/push/subscribe', { token: 'one', json }]]);
  });

  it('sends nothing when push is off for the current member, or nobody is logged in', async () => {
    detail = { public_key: 'key', is_on: '0', devices: 3 };
    await renewed();
    [state, detail] = [401, undefined as unknown as object];
    await renewed();
    expect([keys, sent]).toEqual([[], []]);
  });
});

describe('a browser whose language was switched', () => {
  const managing = (subscription: unknown) => ({ getSubscription: async () => subscription }) as unknown as PushManager;

  it('sends the same subscription again in the new language', async () => {
    await updatePushLanguage('ja', managing(SUBSCRIPTION));
    expect(sent.map(([path, { json }]) => [path, JSON.parse(json!).endpoint])).toEqual([
      ['/api/user/push/subscribe', 'https://push.example/2'],
    ]);
    expect(new Set(languages)).toEqual(new Set(['ja']));
  });

  it('sends no request without a subscription or push support', async () => {
    await updatePushLanguage('ja', managing(null));
    await updatePushLanguage('ja', undefined);
    expect(languages).toEqual([]);
  });
});
