import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { Sandbox } from './sandbox.fixture.js';
import { Merchant } from './veritrans.fixture.js';

let sandbox: Sandbox;
let merchant: Merchant;

beforeAll(async () => {
  sandbox = await Sandbox.open();
  merchant = new Merchant(sandbox);
});
afterAll(() => sandbox?.close());

/** Returns a valid deadline of a slip. */
const soon = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '/');
const openSlip = async () => {
  const orderId = randomUUID();
  const person = { name1: '山田太郎', telNo: '0901234567' };
  const params = { serviceOptionType: 'lawson', orderId, amount: '1000', ...person, payLimit: soon() };
  const { receiptNo = '' } = await merchant.result('Authorize/cvs', params);
  return { orderId, receiptNo };
};

const pushes = async () =>
  (await sandbox.get('/_control/pushes')).json<{ pushes: { state: string; attempts: number }[] }>().pushes;

/** Waits until the shop has taken every webhook. */
const allTaken = () => waitUntil('all are taken', async () => (await pushes()).every(({ state }) => state === 'taken'));

describe('killed sandbox', () => {
  it('keeps its keys and all acknowledged changes', async () => {
    const { VERITRANS_SECRET_KEY, AMAZON_PAY_PRIVATE_KEY } = sandbox.environment;
    const slips = await Promise.all(Array.from({ length: 50 }, openSlip));
    await Promise.all(slips.map(({ receiptNo }) => sandbox.control(`/konbini/${receiptNo}/pay`)));
    const token = await merchant.tokenize('4111111111111111');
    await sandbox.kill();
    await sandbox.restart();
    expect(sandbox.environment).toMatchObject({ VERITRANS_SECRET_KEY, AMAZON_PAY_PRIVATE_KEY });
    const states = await Promise.all(slips.map(({ orderId }) => sandbox.order(orderId)));
    expect(states.filter((order) => order?.state === 'paid' && order.yen_taken === 1000)).toHaveLength(50);
    const params = await merchant.cardParams('4111111111111111', { payNowIdParam: { token } });
    expect(await merchant.result('Authorize/mpi', params)).toMatchObject({ mstatus: 'success' });
  });

  it('sends a webhook that was still due', async () => {
    const { orderId, receiptNo } = await openSlip();
    sandbox.shop.statuses.push(500);
    await sandbox.control(`/konbini/${receiptNo}/pay`);
    await sandbox.kill();
    const before = sandbox.shop.about(orderId).length;
    await sandbox.restart();
    await waitUntil('the webhook', () => sandbox.shop.about(orderId).length > before);
  });

  it('ignores an incomplete last line of its journal', async () => {
    const { orderId } = await openSlip();
    await sandbox.kill();
    const journal = join(sandbox.folder, 'sandbox', 'journal.jsonl');
    appendFileSync(journal, '[["veritrans.orders","torn",{"id":"to');
    await sandbox.restart();
    expect(await sandbox.order(orderId)).toMatchObject({ state: 'requested' });
    const { orderId: next } = await openSlip();
    await sandbox.kill();
    await sandbox.restart();
    expect(await sandbox.order(next)).toMatchObject({ state: 'requested' });
  });
});

describe('environment file for the shop', () => {
  it('can be read by its owner only, in the format of node --env-file', async () => {
    const file = join(sandbox.folder, 'sandbox', 'shop.env');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(sandbox.environment);
  });
});

describe('webhooks', () => {
  const pay = async () => {
    const { orderId, receiptNo } = await openSlip();
    await sandbox.control(`/konbini/${receiptNo}/pay`);
    return orderId;
  };

  it('repeat with growing pauses until the shop takes them', async () => {
    await allTaken();
    sandbox.shop.statuses.push(500, 503);
    const orderId = await pay();
    await waitUntil('three attempts', () => sandbox.shop.about(orderId).length === 3);
    await allTaken();
    const bodies = new Set(sandbox.shop.about(orderId).map(({ body }) => body));
    expect(bodies.size).toBe(1);
  });

  it('wait in the mode hold until they are released', async () => {
    await sandbox.control('/pushes', { mode: 'hold' });
    const first = await pay();
    const second = await pay();
    await sandbox.control('/pushes', { mode: 'normal' });
    const third = await pay();
    await waitUntil('the third', () => sandbox.shop.about(third).length === 1);
    expect([...sandbox.shop.about(first), ...sandbox.shop.about(second)]).toEqual([]);
    expect((await sandbox.control('/pushes/release')).json()).toEqual({ released: 2 });
    await waitUntil('both', () => sandbox.shop.about(first).length === 1 && sandbox.shop.about(second).length === 1);
  });

  it('follow the modes drop, double and shuffle', async () => {
    await sandbox.control('/pushes', { mode: 'drop' });
    const dropped = await pay();
    await sandbox.control('/pushes', { mode: 'double' });
    const doubled = await pay();
    await sandbox.control('/pushes', { mode: 'shuffle' });
    const shuffled = await pay();
    await waitUntil('all', () => sandbox.shop.about(doubled).length === 2 && sandbox.shop.about(shuffled).length === 1);
    expect(sandbox.shop.about(dropped)).toEqual([]);
    expect((await sandbox.control('/pushes', { mode: 'loud' })).status).toBe(400);
  });
});
