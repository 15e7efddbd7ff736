import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { SystemClock } from '../../kernel/time.js';
import { InsideTransactionError, insideTransaction } from '../../platform/database/open-transaction.js';
import { HttpPartnerSites } from '../../platform/partners/partner-sites.http.js';
import type { PartnerAddress, PartnerWish } from '../../platform/partners/partner-sites.js';
import { Sandbox } from '../../sandbox/test/sandbox.fixture.js';

const DEMO = { loginid: 'demo@example.com', password: 'partner1234', tel: '09012345678' };
/** Shorter than the sandbox hangs or is slow; who has the time waits as long as ever. */
const HASTY = { connectMs: 4000, responseMs: { interactive: 300, background: 30_000 } };

let sandbox: Sandbox;
let at: PartnerAddress;
let account: string;
const sites = new HttpPartnerSites(new SystemClock());
const hasty = new HttpPartnerSites(new SystemClock(), HASTY);

beforeAll(async () => {
  sandbox = await Sandbox.open();
});
afterAll(() => sandbox?.close());
beforeEach(async () => {
  const { PARTNER_KEY_ID: keyId = '', PARTNER_SECRET: secret = '' } = sandbox.environment;
  at = { baseUrl: `${sandbox.url}/partner/site-${randomUUID()}`, keyId, secret };
  const linked = await sites.link(at, DEMO);
  if (linked.outcome !== 'linked') throw new Error(linked.outcome);
  account = linked.account;
});

const wish = (direction: PartnerWish['direction'], point: number): PartnerWish => {
  return { id: randomUUID(), account, direction, point: points(point) };
};
const move = (wanted: PartnerWish, patience: 'interactive' | 'background' = 'interactive') =>
  sites.transfer(at, wanted, patience);
const moveInHaste = (wanted: PartnerWish) => hasty.transfer(at, wanted, 'interactive');
const find = (id: string) => sites.find(at, id, 'background');
const balance = async () => {
  const answer = await sites.balance(at, account);
  return answer.outcome === 'balance' ? answer.balance : answer;
};
const fault = (call: string, when: string, kind: string) =>
  sandbox.control('/faults', { provider: 'partner', call, when, kind, times: 1 });

describe('a partner site, asked who somebody is', () => {
  it('knows them by log-in, password and telephone together', async () => {
    expect(await sites.link(at, DEMO)).toEqual({ outcome: 'linked', account, balance: 5000 });
    for (const other of [{ loginid: 'who@example.com' }, { password: 'wrong' }, { tel: '09000000000' }])
      expect(await sites.link(at, { ...DEMO, ...other })).toEqual({ outcome: 'refused' });
  });

  it('tells what they have, of an account that there is', async () => {
    expect(await balance()).toBe(5000);
    expect(await sites.balance(at, 'nobody')).toEqual({ outcome: 'rejected', status: 404 });
    expect(await sites.balance(at, '../links')).toEqual({ outcome: 'rejected', status: 404 });
  });
});

describe('a transfer at a partner site', () => {
  it('is done once under its id, however often and at once', async () => {
    const [taken, given] = [wish('in', 1200), wish('out', 200)];
    const answers = await Promise.all([taken, taken, given, taken, given].map((wanted) => move(wanted, 'background')));
    expect(answers).toEqual(Array(5).fill({ outcome: 'done' }));
    expect(await balance()).toBe(4000);
    expect(await find(taken.id)).toEqual({ outcome: 'done' });
  });

  it('is refused for good with the code of the site', async () => {
    const dear = wish('in', 5001);
    expect(await move(dear)).toEqual({ outcome: 'refused', code: 'balance_short' });
    expect(await find(dear.id)).toEqual({ outcome: 'refused', code: 'balance_short' });
    expect(await balance()).toBe(5000);
  });

  it('of another under the same id is a conflict, and changes nothing', async () => {
    const first = wish('in', 100);
    await move(first);
    expect(await move({ ...first, point: points(200) })).toEqual({ outcome: 'conflict' });
    expect(await balance()).toBe(4900);
  });

  it.each(['hang', 'reset', '500'])('may be done or not when its answer is lost: %s', async (kind) => {
    const [before, after] = [wish('in', 100), wish('in', 10)];
    await fault('transfer', 'before', kind);
    expect(await moveInHaste(before)).toEqual({ outcome: 'silent' });
    expect(await find(before.id)).toEqual({ outcome: 'unknown' });
    await fault('transfer', 'after', kind);
    expect(await moveInHaste(after)).toEqual({ outcome: 'silent' });
    expect(await find(after.id)).toEqual({ outcome: 'done' });
    for (const again of [before, after]) expect(await move(again, 'background')).toEqual({ outcome: 'done' });
    expect(await balance()).toBe(4890);
  });

  it('that takes long is waited for by whoever has the time', async () => {
    const [brief, patient] = [wish('in', 1), wish('in', 1)];
    await fault('transfer', 'before', 'slow');
    expect(await moveInHaste(brief)).toEqual({ outcome: 'silent' });
    await fault('transfer', 'before', 'slow');
    expect(await move(patient, 'background')).toEqual({ outcome: 'done' });
  });

  it('is turned away, and not done, under a key that is wrong', async () => {
    const wanted = wish('in', 100);
    for (const wrong of [{ secret: 'other' }, { keyId: 'other' }])
      expect(await sites.transfer({ ...at, ...wrong }, wanted, 'interactive')).toEqual({
        outcome: 'rejected',
        status: 401,
      });
    expect(await find(wanted.id)).toEqual({ outcome: 'unknown' });
  });

  it('is surely not sent where nobody is reached', async () => {
    const gone = { ...at, baseUrl: 'http://127.0.0.1:9' };
    expect(await sites.transfer(gone, wish('in', 1), 'interactive')).toEqual({ outcome: 'unreachable' });
    expect(await sites.balance(gone, account)).toEqual({ outcome: 'unreachable' });
  });

  it('is never sent while a transaction is open', async () => {
    const wanted = wish('in', 1);
    await expect(insideTransaction(async () => await move(wanted))).rejects.toBeInstanceOf(InsideTransactionError);
    expect(await find(wanted.id)).toEqual({ outcome: 'unknown' });
  });
});
