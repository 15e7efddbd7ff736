import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Sandbox, type SandboxResponse } from './sandbox.fixture.js';

const DEMO = { loginid: 'demo@example.com', password: 'partner1234', tel: '09012345678' };

let sandbox: Sandbox;
let site: string;

beforeAll(async () => {
  sandbox = await Sandbox.open();
});
afterAll(() => sandbox?.close());
beforeEach(() => {
  site = `site-${randomUUID()}`;
});

interface Wrong {
  readonly secret?: string;
  readonly keyId?: string;
  readonly agoS?: number;
  /** Signed body, when it differs from the sent one. */
  readonly signed?: string;
}

const ask = (method: string, path: string, json?: object, wrong: Wrong = {}): Promise<SandboxResponse> => {
  const { PARTNER_KEY_ID, PARTNER_SECRET = '' } = sandbox.environment;
  const url = `/partner/${site}/v1${path}`;
  const body = json && JSON.stringify(json);
  const ts = Math.floor(Date.now() / 1000) - (wrong.agoS ?? 0);
  const text = `${ts}\n${method}\n${url}\n${wrong.signed ?? body ?? ''}`;
  const v1 = createHmac('sha256', wrong.secret ?? PARTNER_SECRET)
    .update(text)
    .digest('hex');
  return sandbox.ask(method, url, body, {
    'x-signature': `keyId=${wrong.keyId ?? PARTNER_KEY_ID}, ts=${ts}, v1=${v1}`,
    ...(body && { 'content-type': 'application/json' }),
  });
};
const link = async () => (await ask('POST', '/links', DEMO)).json<{ account: string; balance: number }>();
const balanceOf = async (account: string) =>
  (await ask('GET', `/accounts/${account}`)).json<{ balance: number }>().balance;
const transfer = (request: object) => ask('POST', '/transfers', request);

describe('partner site', () => {
  it('finds the demo person by log-in, password and telephone together only', async () => {
    expect(await link()).toEqual({ account: expect.stringMatching(/^P\w+$/), balance: 5000 });
    for (const other of [{ loginid: 'who@example.com' }, { password: 'wrong' }, { tel: '09000000000' }])
      expect((await ask('POST', '/links', { ...DEMO, ...other })).status).toBe(401);
  });

  it('debits and credits points once for each transfer', async () => {
    const { account } = await link();
    const [debitId, creditId] = [randomUUID(), randomUUID()];
    for (let i = 0; i < 2; i++) {
      const response = await transfer({ id: debitId, account, direction: 'in', point: 1200 });
      expect(response.json()).toEqual({ state: 'done', reason: '' });
    }
    expect(await balanceOf(account)).toBe(3800);
    await Promise.all(
      Array.from({ length: 5 }, () => transfer({ id: creditId, account, direction: 'out', point: 200 })),
    );
    expect(await balanceOf(account)).toBe(4000);
    expect((await ask('GET', `/transfers/${creditId}`)).json()).toEqual({ state: 'done', reason: '' });
    expect((await ask('GET', `/transfers/${randomUUID()}`)).status).toBe(404);
    expect((await transfer({ id: creditId, account, direction: 'out', point: 201 })).status).toBe(409);
  });

  it('keeps the refusal of a transfer', async () => {
    const { account } = await link();
    const id = randomUUID();
    const refused = { state: 'refused', reason: 'balance_short' };
    expect((await transfer({ id, account, direction: 'in', point: 5001 })).json()).toEqual(refused);
    await transfer({ id: randomUUID(), account, direction: 'out', point: 100 });
    expect((await transfer({ id, account, direction: 'in', point: 5001 })).json()).toEqual(refused);
    expect((await transfer({ id: randomUUID(), account: 'Pnobody', direction: 'out', point: 1 })).json()).toMatchObject(
      { state: 'refused', reason: 'account_unknown' },
    );
    expect(await balanceOf(account)).toBe(5100);
  });

  it.each([
    ['zero points', { point: 0 }],
    ['a fraction of a point', { point: 1.5 }],
    ['an unknown direction', { direction: 'up' }],
    ['an unknown field', { surprise: 1 }],
  ])('refuses %s', async (_what, fields) => {
    const { account } = await link();
    expect((await transfer({ id: randomUUID(), account, direction: 'in', point: 1, ...fields })).status).toBe(400);
    expect(await balanceOf(account)).toBe(5000);
  });

  it.each<[string, Wrong]>([
    ['by another secret', { secret: 'other' }],
    ['by an unknown key', { keyId: 'other' }],
    ['of more than five minutes ago', { agoS: 301 }],
    ['of the future', { agoS: -310 }],
    ['over another body', { signed: '{}' }],
  ])('refuses a signature %s', async (_what, wrong) => {
    expect((await ask('POST', '/links', DEMO, wrong)).status).toBe(401);
    expect((await sandbox.ask('GET', `/partner/${site}/v1/accounts/P1`)).status).toBe(401);
  });

  it('shares no accounts and points with another site', async () => {
    const { account } = await link();
    site = `site-${randomUUID()}`;
    expect((await ask('GET', `/accounts/${account}`)).status).toBe(404);
    const person = { loginid: 'hanako', password: 'secret', tel: '08011112222' };
    await sandbox.control('/partner/accounts', { ...person, site, balance: 7 });
    expect((await ask('POST', '/links', person)).json()).toMatchObject({ balance: 7 });
  });

  it('keeps a transfer with a lost response, and its points, over a kill', async () => {
    const { account } = await link();
    const request = { id: randomUUID(), account, direction: 'in', point: 500 };
    const fault = { provider: 'partner', call: 'transfer', kind: 'reset' };
    await sandbox.control('/faults', { ...fault, when: 'before' });
    await expect(transfer(request)).rejects.toThrow();
    expect((await ask('GET', `/transfers/${request.id}`)).status).toBe(404);
    await sandbox.control('/faults', { ...fault, when: 'after' });
    await expect(transfer(request)).rejects.toThrow();
    await sandbox.kill();
    await sandbox.restart();
    expect((await ask('GET', `/transfers/${request.id}`)).json()).toEqual({ state: 'done', reason: '' });
    expect((await transfer(request)).json()).toEqual({ state: 'done', reason: '' });
    expect(await balanceOf(account)).toBe(4500);
    const listed = (await sandbox.get('/_control/partner/transfers')).json<{ id: string }[]>();
    expect(listed.filter(({ id }) => id === request.id)).toHaveLength(1);
  });
});
