import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formIn, Sandbox } from './sandbox.fixture.js';
import { Merchant } from './veritrans.fixture.js';

let sandbox: Sandbox;
let merchant: Merchant;

beforeAll(async () => {
  sandbox = await Sandbox.open();
  merchant = new Merchant(sandbox);
});
afterAll(() => sandbox?.close());

const tokyoDay = (days: number): string =>
  new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const cvsParams = (fields: object = {}) => ({
  serviceOptionType: 'sej',
  orderId: randomUUID(),
  amount: '3000',
  name1: '山田太郎',
  telNo: '0901234567',
  payLimit: tokyoDay(3).replaceAll('-', '/'),
  pushUrl: `${sandbox.shop.url}/api/hooks/veritrans`,
  ...fields,
});

const bankParams = (fields: object = {}) => ({
  serviceOptionType: 'atm',
  orderId: randomUUID(),
  amount: '5000',
  name1: '山田',
  kana1: 'ヤマダ',
  telNo: '0901234567',
  payLimit: tokyoDay(3).replaceAll('-', ''),
  ...fields,
});

const carrierParams = (fields: object = {}) => ({
  serviceOptionType: 'docomo',
  orderId: randomUUID(),
  amount: '3000',
  terminalKind: '1',
  itemType: '0',
  accountingType: '0',
  withCapture: 'true',
  itemId: 'course-1',
  itemInfo: 'ポイント',
  successUrl: `${sandbox.shop.url}/api/acs/carrier/return?to=success`,
  cancelUrl: `${sandbox.shop.url}/api/acs/carrier/return?to=cancel`,
  errorUrl: `${sandbox.shop.url}/api/acs/carrier/return?to=error`,
  ...fields,
});

const orderInfos = (result: object) =>
  (result as { orderInfos: { orderInfo: { properOrderInfo: Record<string, string>; transactionInfos: object }[] } })
    .orderInfos.orderInfo;

describe('tokenizer', () => {
  it('issues a token for a card to any page', async () => {
    const { status, headers, json } = await merchant.requestToken({
      card_number: '4111111111111111',
      card_expire: '12/40',
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(json()).toMatchObject({ status: 'success', code: 'success', req_card_number: '411111********11' });
    expect((await sandbox.ask('OPTIONS', '/veritrans/4gtoken')).status).toBe(204);
  });

  it.each([
    ['missing_card_number', { card_number: '' }],
    ['invalid_card_number', { card_number: '4111-1111' }],
    ['digit_check_error', { card_number: '4111111111111112' }],
    ['missing_card_expire', { card_expire: '' }],
    ['invalid_card_expire', { card_expire: '13/40' }],
    ['invalid_card_expire', { card_expire: '01/20' }],
    ['missing_security_code', { security_code: '' }],
    ['invalid_security_code', { security_code: '12' }],
    ['invalid_cardholder_name', { cardholder_name: '山田' }],
    ['invalid_token_api_key', { token_api_key: 'another' }],
    ['invalid_parameter', { amount: '1' }],
  ])('refuses a card as %s', async (code, wrong) => {
    const { status, json } = await merchant.requestToken({
      card_number: '4111111111111111',
      card_expire: '12/40',
      ...wrong,
    });
    expect(status).toBe(400);
    expect(json()).toMatchObject({ status: 'failure', code });
  });

  it('writes no card number to disk', async () => {
    await merchant.tokenize('5555555555554444');
    expect(readFileSync(join(sandbox.folder, 'sandbox', 'journal.jsonl'), 'utf8')).not.toContain('5555555555554444');
  });

  it('issues tokens that are valid once, for 15 minutes', async () => {
    const params = await merchant.cardParams('4111111111111111');
    expect(await merchant.result('Authorize/mpi', params)).toMatchObject({ mstatus: 'success' });
    const again = await merchant.result('Authorize/mpi', { ...params, orderId: randomUUID() });
    expect(again).toMatchObject({ mstatus: 'failure', merrMsg: 'OC10 the token was used before' });
    const late = await merchant.cardParams('4111111111111111');
    await sandbox.control('/clock', { ahead_ms: 16 * 60_000 });
    const expired = await merchant.result('Authorize/mpi', late);
    await sandbox.control('/clock', { ahead_ms: 0 });
    expect(expired).toMatchObject({ mstatus: 'failure', merrMsg: 'OC09 the token has expired' });
  });
});

describe('VeriTrans', () => {
  it.each([
    ['authHash does not match', () => merchant.call('GetResult/mpi', { orderId: 'x' }, { authHash: '0'.repeat(64) })],
    ['dummyRequest and the address disagree', () => merchant.call('GetResult/mpi', { orderId: 'x' }, { prefix: '' })],
    ['surprise is unknown', () => merchant.call('GetResult/mpi', { orderId: 'x', surprise: '1' })],
    ['orderId is missing', () => merchant.call('GetResult/mpi', {})],
    ['orderId is longer than 100', () => merchant.call('GetResult/mpi', { orderId: 'x'.repeat(101) })],
    ['orderId is malformed', () => merchant.call('GetResult/mpi', { orderId: '注文' })],
    ['orderId is not a string', () => merchant.call('GetResult/mpi', { orderId: 1 })],
    ['name1 is malformed', () => merchant.call('Authorize/cvs', cvsParams({ name1: 'Taro' }))],
    ['name1 is longer than 10', () => merchant.call('Authorize/cvs', cvsParams({ name1: '山'.repeat(11) }))],
    ['name1 has an emoji', () => merchant.call('Authorize/cvs', cvsParams({ name1: '山😀' }))],
    ['payLimit is past or beyond 60 days', () => merchant.call('Authorize/cvs', cvsParams({ payLimit: '2020/01/01' }))],
    ['refused for its telephone', () => merchant.call('Authorize/cvs', cvsParams({ telNo: '0312345678' }))],
    ['itemId is longer than 15', () => merchant.call('Authorize/carrier', carrierParams({ itemId: 'x'.repeat(16) }))],
  ])('refuses a call: %s', async (merrMsg, send) => {
    const { status, json } = await send();
    expect(status).toBe(200);
    expect(json<{ result: object }>().result).toMatchObject({ mstatus: 'failure', merrMsg });
  });

  it('accepts a percent-encoded call, as the development kit sends it', async () => {
    const { VERITRANS_BASE_URL } = sandbox.environment;
    const params = cvsParams();
    const plain = merchant.bodyOf(params);
    const { json } = await sandbox.ask(
      'POST',
      `${VERITRANS_BASE_URL}/test-paynow/v2/Authorize/cvs`,
      encodeURIComponent(plain).replaceAll('%20', '+'),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect(json<{ result: object }>().result).toMatchObject({ mstatus: 'success', orderId: params.orderId });
  });

  it('refuses a used order number in each service', async () => {
    const { orderId } = cvsParams();
    expect(await merchant.result('Authorize/cvs', cvsParams({ orderId }))).toMatchObject({ mstatus: 'success' });
    expect(await merchant.result('Authorize/cvs', cvsParams({ orderId }))).toMatchObject({ mstatus: 'failure' });
    expect(await merchant.result('Authorize/bank', bankParams({ orderId }))).toMatchObject({ mstatus: 'failure' });
  });

  it('injects ordered faults before or after a call is executed', async () => {
    const fault = { provider: 'veritrans', call: 'Authorize/cvs', times: 1 };
    const before = cvsParams();
    await sandbox.control('/faults', { ...fault, when: 'before', kind: '500' });
    expect((await merchant.call('Authorize/cvs', before)).status).toBe(500);
    expect(await sandbox.order(before.orderId)).toBeUndefined();
    const after = cvsParams();
    await sandbox.control('/faults', { ...fault, when: 'after', kind: 'reset' });
    await expect(merchant.call('Authorize/cvs', after)).rejects.toThrow();
    expect(await sandbox.order(after.orderId)).toMatchObject({ state: 'requested' });
    await sandbox.control('/faults', { ...fault, when: 'before', kind: 'hang' });
    await expect(merchant.call('Authorize/cvs', cvsParams())).rejects.toThrow();
    await sandbox.control('/faults', { ...fault, when: 'after', kind: 'slow' });
    const begun = Date.now();
    expect(await merchant.result('Authorize/cvs', cvsParams())).toMatchObject({ mstatus: 'success' });
    expect(Date.now() - begun).toBeGreaterThan(350);
  });
});

describe('refund of a card', () => {
  it('takes parts, and never more than was paid', async () => {
    const params = await merchant.cardParams('4111111111111111');
    const { authStartUrl = '' } = await merchant.result('Authorize/mpi', params);
    await sandbox.get(authStartUrl);
    const cancel = (amount?: string) =>
      merchant.result('Cancel/card', { orderId: params.orderId, ...(amount && { amount }) });
    expect(await cancel('1000')).toMatchObject({ mstatus: 'success', reqAmount: '1000' });
    expect(await cancel('2001')).toMatchObject({ mstatus: 'failure' });
    expect(await cancel()).toMatchObject({ mstatus: 'success', reqAmount: '2000' });
    expect(await cancel()).toMatchObject({ mstatus: 'failure' });
    expect(await sandbox.order(params.orderId)).toMatchObject({
      state: 'cancelled',
      yen_taken: 3000,
      yen_given_back: 3000,
    });
  });
});

describe('convenience store', () => {
  it.each([
    ['sej', 13, true],
    ['famima', 18, true],
    ['lawson', 7, false],
    ['econ', 7, false],
    ['other', 11, true],
  ])('%s issues a number of %i digits; has a page: %s', async (serviceOptionType, length, hasPage) => {
    const { receiptNo, haraikomiUrl } = await merchant.result('Authorize/cvs', cvsParams({ serviceOptionType }));
    expect(receiptNo).toMatch(new RegExp(`^\\d{${length}}$`));
    expect(haraikomiUrl !== undefined).toBe(hasPage);
  });

  it('reports a payment at its counter in the webhook, Search and the orders', async () => {
    const params = cvsParams();
    const { receiptNo = '', haraikomiUrl = '' } = await merchant.result('Authorize/cvs', params);
    const page = await sandbox.get(haraikomiUrl, { 'accept-language': 'en' });
    expect(page.text).toContain('Sandbox: no real money moves here');
    expect(page.text).toContain('lang="en"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await sandbox.submit(haraikomiUrl)).status).toBe(303);
    const notice = await sandbox.waitForWebhook(params.orderId);
    expect(merchant.isSigned(notice)).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(notice.body))).toMatchObject({
      numberOfNotify: '1',
      orderId0000: params.orderId,
      cvsType0000: 'sej',
      receiptNo0000: receiptNo,
      rcvAmount0000: '3000',
      dummy0000: '1',
    });
    const [info] = orderInfos(await merchant.search(params.orderId, ['cvs']));
    expect(info!.properOrderInfo.paidDatetime).toMatch(/^\d{14}$/);
    expect(await sandbox.order(params.orderId)).toMatchObject({ state: 'paid', yen_taken: 3000 });
    expect(await merchant.result('Cancel/cvs', { orderId: params.orderId })).toMatchObject({ mstatus: 'failure' });
  });

  it('accepts another amount, and a second payment only with the option again', async () => {
    const params = cvsParams();
    const { receiptNo } = await merchant.result('Authorize/cvs', params);
    expect((await sandbox.control(`/konbini/${receiptNo}/pay`, { yen: 2999 })).status).toBe(200);
    expect((await sandbox.control(`/konbini/${receiptNo}/pay`)).status).toBe(409);
    expect(await sandbox.order(params.orderId)).toMatchObject({ yen_taken: 2999 });
    expect((await sandbox.control(`/konbini/${receiptNo}/pay`, { again: true })).status).toBe(200);
    expect(await sandbox.order(params.orderId)).toMatchObject({ yen_taken: 5999 });
  });

  it('accepts a late payment only with the option late', async () => {
    const params = cvsParams({ payLimit: tokyoDay(0).replaceAll('-', '/') });
    const { receiptNo } = await merchant.result('Authorize/cvs', params);
    await sandbox.control('/clock', { ahead_ms: 2 * 86_400_000 });
    expect(await sandbox.order(params.orderId)).toMatchObject({ state: 'expired' });
    expect((await sandbox.control(`/konbini/${receiptNo}/pay`)).status).toBe(409);
    expect((await sandbox.control(`/konbini/${receiptNo}/pay`, { late: true })).status).toBe(200);
    await sandbox.control('/clock', { ahead_ms: 0 });
    expect(await sandbox.order(params.orderId)).toMatchObject({ state: 'paid', yen_taken: 3000 });
  });

  it('refuses the payment of a cancelled slip', async () => {
    const params = cvsParams();
    const { receiptNo } = await merchant.result('Authorize/cvs', params);
    expect(await merchant.result('Cancel/cvs', { orderId: params.orderId })).toMatchObject({ mstatus: 'success' });
    expect((await sandbox.control(`/konbini/${receiptNo}/pay`)).status).toBe(409);
  });
});

describe('Pay-easy', () => {
  it('accepts a payment by its three numbers', async () => {
    const params = bankParams();
    const slip = await merchant.result('Authorize/bank', params);
    expect(slip).toMatchObject({ shunoKikanNo: '58091', confirmNo: expect.stringMatching(/^\d{6}$/) });
    const numbers = { institution: slip.shunoKikanNo!, customer: slip.customerNo!, confirmation: slip.confirmNo! };
    expect((await sandbox.submit('/veritrans/payeasy', { ...numbers, confirmation: 'x' })).status).toBe(404);
    const redirect = await sandbox.submit('/veritrans/payeasy', numbers);
    expect((await sandbox.submit(redirect.headers.get('location')!)).status).toBe(303);
    const notice = await sandbox.waitForWebhook(params.orderId);
    expect(notice.path).toBe('/api/hooks/veritrans');
    expect(Object.fromEntries(new URLSearchParams(notice.body))).toMatchObject({
      kikanNo0000: '58091',
      customerNo0000: slip.customerNo,
      confNo0000: slip.confirmNo,
      rcvAmount0000: '5000',
      rcvDate0000: expect.stringMatching(/^\d{12}$/),
    });
    expect(await sandbox.order(params.orderId)).toMatchObject({ method: 'payeasy', state: 'paid', yen_taken: 5000 });
  });
});

describe('carrier', () => {
  const begin = async (fields: object = {}) => {
    const params = carrierParams(fields);
    const { responseContents = '' } = await merchant.result('Authorize/carrier', params);
    return { orderId: params.orderId, page: formIn(responseContents).action };
  };

  it('takes an approved payment, returns signed fields, and refunds in parts', async () => {
    const { orderId, page } = await begin();
    expect((await sandbox.submit(page)).status).toBe(303);
    expect((await sandbox.get(page)).text).toContain('value="approve"');
    const { action, fields } = formIn((await sandbox.submit(page, { act: 'approve' })).text);
    expect(action).toContain('to=success');
    expect(fields).toMatchObject({ orderId, mstatus: 'success' });
    expect(merchant.isGenuine(fields)).toBe(true);
    expect(merchant.isSigned(await sandbox.waitForWebhook(orderId))).toBe(true);
    const [info] = orderInfos(await merchant.search(orderId, ['carrier']));
    expect(info!.properOrderInfo).toMatchObject({
      balance: '3000',
      captureDatetime: expect.stringMatching(/^\d{14}$/),
    });
    const cancel = { orderId, serviceOptionType: 'docomo' };
    expect(await merchant.result('Cancel/carrier', { ...cancel, amount: '1000' })).toMatchObject({ balance: '2000' });
    expect(await merchant.result('Cancel/carrier', { ...cancel, amount: '2001' })).toMatchObject({
      mstatus: 'failure',
    });
    expect(await merchant.result('Cancel/carrier', cancel)).toMatchObject({ balance: '0' });
    expect(await sandbox.order(orderId)).toMatchObject({ state: 'refunded', yen_taken: 3000, yen_given_back: 3000 });
  });

  it('au returns the browser by GET', async () => {
    const { orderId, page } = await begin({ serviceOptionType: 'au' });
    const back = await sandbox.submit(page, { act: 'approve' });
    const url = new URL(back.headers.get('location')!);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ to: 'success', orderId, mstatus: 'success' });
  });

  it.each([
    ['cancel', 'cancelled'],
    ['error', 'error'],
  ])('takes nothing after the choice %s', async (choice, state) => {
    const { orderId, page } = await begin();
    const { action, fields } = formIn((await sandbox.submit(page, { act: choice })).text);
    expect(action).toContain(`to=${choice}`);
    expect(fields).toMatchObject({ mstatus: 'failure' });
    expect(await sandbox.order(orderId)).toMatchObject({ state, yen_taken: 0 });
    expect((await sandbox.submit(page, { act: 'approve' })).status).toBe(410);
  });
});
