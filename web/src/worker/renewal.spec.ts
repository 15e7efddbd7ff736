import { beforeEach, describe, expect, it } from '@jest/globals';
import { readdress, renew } from './renewal';

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
  renew('en', async (key) => {
    keys.push(key);
    return SUBSCRIPTION as unknown as PushSubscription;
  });

describe('a browser that is reached otherwise', () => {
  it('is told to the shop, for the shop’s key', async () => {
    await renewed();
    expect(keys).toEqual(['key']);
    const json = JSON.stringify({ endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' });
    expect(sent).toEqual([['/api/user/push/subscribe', { token: 'one', json }]]);
  });

  it('is nobody’s to tell on where whoever is here has not switched it on, or nobody is', async () => {
    detail = { public_key: 'key', is_on: '0', devices: 3 };
    await renewed();
    [state, detail] = [401, undefined as unknown as object];
    await renewed();
    expect([keys, sent]).toEqual([[], []]);
  });
});

describe('a browser that is read in another language', () => {
  const managing = (subscription: unknown) => ({ getSubscription: async () => subscription }) as unknown as PushManager;

  it('is told on in that one, at the same address', async () => {
    await readdress('ja', managing(SUBSCRIPTION));
    expect(sent.map(([path, { json }]) => [path, JSON.parse(json!).endpoint])).toEqual([
      ['/api/user/push/subscribe', 'https://push.example/2'],
    ]);
    expect(new Set(languages)).toEqual(new Set(['ja']));
  });

  it('asks the shop nothing where it is not reached, or cannot be', async () => {
    await readdress('ja', managing(null));
    await readdress('ja', undefined);
    expect(languages).toEqual([]);
  });
});
