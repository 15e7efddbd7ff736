import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { SystemClock } from '../../kernel/time.js';
import { InsideTransactionError, insideTransaction } from '../../platform/database/open-transaction.js';
import { HttpPartnerSites } from '../../platform/partners/partner-sites.http.js';
import type { PartnerAddress, PartnerTransferRequest } from '../../platform/partners/partner-sites.js';
import { Sandbox } from '../../sandbox/test/sandbox.fixture.js';

const DEMO = { loginid: 'demo@example.com', password: 'partner1234', tel: '09012345678' };
/** Timeouts shorter than the sandbox's hanging or slow responses; background calls wait as usual. */
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

const requestOf = (direction: PartnerTransferRequest['direction'], point: number): PartnerTransferRequest => {
  return { id: randomUUID(), account, direction, point: points(point) };
};
const move = (request: PartnerTransferRequest, patience: 'interactive' | 'background' = 'interactive') =>
  sites.transfer(at, request, patience);
const moveInHaste = (request: PartnerTransferRequest) => hasty.transfer(at, request, 'interactive');
const find = (id: string) => sites.find(at, id, 'background');
const balance = async () => {
  const result = await sites.balance(at, account);
  return result.outcome === 'balance' ? result.balance : result;
};
const fault = (call: string, when: string, kind: string) =>
  sandbox.control('/faults', { provider: 'partner', call, when, kind, times: 1 });

describe('accounts at a partner site', () => {
  it('link by log-in, password and telephone together', async () => {
    expect(await sites.link(at, DEMO)).toEqual({ outcome: 'linked', account, balance: 5000 });
    for (const other of [{ loginid: 'who@example.com' }, { password: 'wrong' }, { tel: '09000000000' }])
      expect(await sites.link(at, { ...DEMO, ...other })).toEqual({ outcome: 'refused' });
  });

  it('return the balance of an existing account', async () => {
    expect(await balance()).toBe(5000);
    expect(await sites.balance(at, 'nobody')).toEqual({ outcome: 'rejected', status: 404 });
    expect(await sites.balance(at, '../links')).toEqual({ outcome: 'rejected', status: 404 });
  });
});

describe('transfer at a partner site', () => {
  it('executes an id once, for repeated and concurrent requests', async () => {
    const [debit, credit] = [requestOf('in', 1200), requestOf('out', 200)];
    const results = await Promise.all(
      [debit, debit, credit, debit, credit].map((request) => move(request, 'background')),
    );
    expect(results).toEqual(Array(5).fill({ outcome: 'done' }));
    expect(await balance()).toBe(4000);
    expect(await find(debit.id)).toEqual({ outcome: 'done' });
  });

  it('keeps a refusal with the code of the site', async () => {
    const dear = requestOf('in', 5001);
    expect(await move(dear)).toEqual({ outcome: 'refused', code: 'balance_short' });
    expect(await find(dear.id)).toEqual({ outcome: 'refused', code: 'balance_short' });
    expect(await balance()).toBe(5000);
  });

  it('reports a conflict for other points under the same id', async () => {
    const first = requestOf('in', 100);
    await move(first);
    expect(await move({ ...first, point: points(200) })).toEqual({ outcome: 'conflict' });
    expect(await balance()).toBe(4900);
  });

  it.each(['hang', 'reset', '500'])('reports a lost response as silent, executed or not: %s', async (kind) => {
    const [before, after] = [requestOf('in', 100), requestOf('in', 10)];
    await fault('transfer', 'before', kind);
    expect(await moveInHaste(before)).toEqual({ outcome: 'silent' });
    expect(await find(before.id)).toEqual({ outcome: 'unknown' });
    await fault('transfer', 'after', kind);
    expect(await moveInHaste(after)).toEqual({ outcome: 'silent' });
    expect(await find(after.id)).toEqual({ outcome: 'done' });
    for (const again of [before, after]) expect(await move(again, 'background')).toEqual({ outcome: 'done' });
    expect(await balance()).toBe(4890);
  });

  it('waits longer for a slow response in the background', async () => {
    const [brief, patient] = [requestOf('in', 1), requestOf('in', 1)];
    await fault('transfer', 'before', 'slow');
    expect(await moveInHaste(brief)).toEqual({ outcome: 'silent' });
    await fault('transfer', 'before', 'slow');
    expect(await move(patient, 'background')).toEqual({ outcome: 'done' });
  });

  it('gets rejected with a wrong key', async () => {
    const request = requestOf('in', 100);
    for (const wrong of [{ secret: 'other' }, { keyId: 'other' }])
      expect(await sites.transfer({ ...at, ...wrong }, request, 'interactive')).toEqual({
        outcome: 'rejected',
        status: 401,
      });
    expect(await find(request.id)).toEqual({ outcome: 'unknown' });
  });

  it('reports an unreachable site', async () => {
    const gone = { ...at, baseUrl: 'http://127.0.0.1:9' };
    expect(await sites.transfer(gone, requestOf('in', 1), 'interactive')).toEqual({ outcome: 'unreachable' });
    expect(await sites.balance(gone, account)).toEqual({ outcome: 'unreachable' });
  });

  it('throws while a transaction is open', async () => {
    const request = requestOf('in', 1);
    await expect(insideTransaction(async () => await move(request))).rejects.toBeInstanceOf(InsideTransactionError);
    expect(await find(request.id)).toEqual({ outcome: 'unknown' });
  });
});
