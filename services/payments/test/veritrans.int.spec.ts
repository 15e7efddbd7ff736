import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import type { Person } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { formIn } from '../../sandbox/test/sandbox.fixture.js';
import { Merchant } from '../../sandbox/test/veritrans.fixture.js';
import { FIELDS } from './payment-harness.fixture.js';
import { faultsOf, WalletHarness } from './wallet-harness.fixture.js';

let wallet: WalletHarness;
let browserSide: Merchant;

beforeAll(async () => {
  wallet = await WalletHarness.open('veritrans');
  browserSide = new Merchant(wallet.sandbox);
});
afterAll(() => wallet?.close());

const BOUGHT = { point: 3060, coin: 2 };
const NOTHING = { point: 0, coin: 0 };
const GOOD_CARD = '4111111111111111';

type Way = 'card' | 'store' | 'carrier' | 'payEasy';
const WAYS = ['card', 'store', 'carrier', 'payEasy'] as const satisfies Way[];
const CALLS = {
  card: 'Authorize/mpi',
  store: 'Authorize/cvs',
  carrier: 'Authorize/carrier',
  payEasy: 'Authorize/bank',
} as const satisfies Record<Way, string>;

const fieldsOf = async (way: Way, card = GOOD_CARD) =>
  way === 'card' ? { ...FIELDS.card, token: await browserSide.tokenize(card) } : FIELDS[way];
/** Orders for a member, and moves the clock as long as necessary. */
const order = async (member: Person, way: Way, card?: string) =>
  wallet.advanceDuring(wallet.harness.buy(member, await fieldsOf(way, card)));
const ordered = async (way: Way, card?: string) => {
  const member = await wallet.harness.shop.person();
  const { body } = await order(member, way, card);
  expect(body.state).toBe(200);
  return { member, id: (await wallet.harness.paymentOf(member)).id };
};
const referenceOf = async (id: string) => (await wallet.sandbox.order(id))!.reference;
/** Pays as the payer at the issuer, the counter, the machine or the carrier. */
const pay = async (way: Way, id: string, overrides: object = {}) => {
  const { sandbox } = wallet;
  if (way === 'card') return sandbox.get(`/veritrans/acs/start/${id}`);
  if (way === 'carrier') return sandbox.submit(`/veritrans/carrier/${id}`, { act: 'approve' });
  return sandbox.control(`/${way === 'store' ? 'konbini' : 'payeasy'}/${await referenceOf(id)}/pay`, overrides);
};
const isPaid = (member: Person) => async () => (await wallet.statusOf(member)) === 'paid';
const append = ({ browser }: Person, token: string) => browser.post('user/point/append', { token });
const expectPaidOnce = async (member: Person, id: string) => {
  expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);
  expect(await wallet.capturedFor(id)).toBe(3000);
  const { history } = await wallet.harness.paymentOf(member);
  expect(history!.filter(({ type }) => type === 'PaymentConfirmed')).toHaveLength(1);
};

describe.each(WAYS)('a payment by VeriTrans (%s)', (way) => {
  it('credits an order once after it is paid', async () => {
    const { member, id } = await ordered(way);
    await pay(way, id);
    expect((await wallet.advanceDuring(append(member, id))).body.result).toBe('1');
    await expectPaidOnce(member, id);
    expect((await append(member, id)).body.result).toBe('1');
    await expectPaidOnce(member, id);
  });

  it.each(faultsOf([CALLS[way]]))('never orders or pays twice ($when, $kind)', async (fault) => {
    const member = await wallet.harness.shop.person();
    await wallet.fail(fault);
    await order(member, way);
    const first = await wallet.harness.paymentOf(member);
    // The lost response contained the redirect; only a slip's number can be queried.
    const isLost = fault.when === 'after' && way !== 'store';
    expect(first).toMatchObject(isLost ? { status: 'failed', failure_code: 'answer-lost' } : { failure_code: null });
    if (isLost) {
      expect(await wallet.capturedFor(first.id)).toBe(0);
      await order(member, way);
    }
    const { id } = await wallet.harness.paymentOf(member);
    expect(id === first.id).toBe(!isLost);
    await pay(way, id);
    await wallet.advanceUntil('it is paid', isPaid(member));
    await expectPaidOnce(member, id);
  });

  it.each(faultsOf([way === 'card' ? 'GetResult/mpi' : 'Search/search']))(
    'repeats a query ($when, $kind) until it gets a response',
    async (fault) => {
      const { member, id } = await ordered(way);
      await pay(way, id);
      await wallet.fail(fault);
      await wallet.advanceDuring(append(member, id));
      await wallet.advanceUntil('it is paid', isPaid(member));
      await expectPaidOnce(member, id);
    },
  );
});

describe('a card that is not accepted', () => {
  it.each([
    ['4000000000002008', 'failed'],
    ['4000000000005001', 'failed'],
    ['4000000000007007', 'failed'],
    ['4000000000006009', 'paid'],
  ])('ends %s as %s', async (card, status) => {
    const { member, id } = await ordered('card', card);
    await pay('card', id);
    await wallet.advanceDuring(append(member, id));
    await wallet.advanceUntil('it is decided', async () => (await wallet.statusOf(member)) === status);
    expect(await wallet.harness.balanceOf(member)).toEqual(status === 'paid' ? BOUGHT : NOTHING);
    expect(await wallet.capturedFor(id)).toBe(status === 'paid' ? 3000 : 0);
  });

  it('buys nothing with a used token', async () => {
    const [one, other] = [await wallet.harness.shop.person(), await wallet.harness.shop.person()];
    const fields = await fieldsOf('card');
    expect((await wallet.advanceDuring(wallet.harness.buy(one, fields))).body.state).toBe(200);
    const { body } = await wallet.advanceDuring(wallet.harness.buy(other, fields));
    expect(body.result).toBe('0');
    expect(await wallet.harness.paymentOf(other)).toMatchObject({ status: 'failed' });
  });
});

describe('webhooks of VeriTrans', () => {
  const noticed = async (way: Way) => {
    const { member, id } = await ordered(way);
    await pay(way, id);
    return { member, id, notice: await wallet.sandbox.waitForWebhook(id) };
  };

  it.each(WAYS)('credit once (%s) without a browser, however often they repeat', async (way) => {
    const { member, id, notice } = await noticed(way);
    expect(await Promise.all([wallet.deliver(notice), wallet.deliver(notice)])).toEqual([200, 200]);
    await wallet.advanceUntil('it is paid', isPaid(member));
    expect(await wallet.deliver(notice)).toBe(200);
    await expectPaidOnce(member, id);
  });

  it('get rejected without effect if they are forged, or another merchant’s', async () => {
    const { id, notice } = await noticed('store');
    const hmac = String(notice.headers['content-hmac']);
    const changes: Parameters<WalletHarness['deliver']>[1][] = [
      { body: notice.body.replace('3000', '300') },
      { body: `${notice.body}&orderId0001=${id}` },
      { headers: { 'content-hmac': hmac.replace(/s=[^;]*/, 's=A100000000000000000000cc') } },
      { headers: { 'content-hmac': hmac.replace(/v=.*/, `v=${'00'.repeat(32)}`) } },
      { headers: { 'content-hmac': '' } },
    ];
    for (const change of changes) expect(await wallet.deliver(notice, change)).toBe(403);
    const { rows } = await wallet.harness.shop.pool.query('select from payments.notices where payment_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('can be missing: the shop queries by itself without browser and webhook', async () => {
    const { member, id } = await ordered('store');
    await pay('store', id);
    await wallet.advanceUntil('it is paid', isPaid(member), 5000);
    await expectPaidOnce(member, id);
  });

  it('get saved without credit if their order is unknown', async () => {
    const orderId = newId(new Date());
    const params = {
      serviceOptionType: 'famima',
      orderId,
      amount: '3000',
      name1: '山田',
      telNo: '09012345678',
      pushUrl: `${wallet.sandbox.shop.url}/api/hooks/veritrans`,
    };
    const { mstatus, receiptNo } = await browserSide.result('Authorize/cvs', {
      ...params,
      payLimit: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '/'),
    });
    expect(mstatus).toBe('success');
    await wallet.sandbox.control(`/konbini/${receiptNo}/pay`);
    expect(await wallet.deliver(await wallet.sandbox.waitForWebhook(orderId))).toBe(200);
    const text = 'select joined_at from payments.notices where payment_id = $1';
    expect((await wallet.harness.shop.pool.query(text, [orderId])).rows).toEqual([{ joined_at: null }]);
  });

  it('count as unproven if a browser returns with other fields', async () => {
    const { member, id } = await ordered('card', '4000000000002008');
    const { fields } = formIn((await pay('card', id)).text);
    const forged = { ...fields, mpiMstatus: 'success', cardMstatus: 'success' };
    const callbackRequest = supertest(await wallet.harness.shop.app.getUrl()).post(`/api/acs/return?payment=${id}`);
    await callbackRequest.type('form').send(forged);
    await wallet.advanceUntil('it has failed', async () => (await wallet.statusOf(member)) === 'failed');
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
  });
});

describe('a different amount', () => {
  it.each(['store', 'payEasy'] as const)('raises the alarm and credits nothing (%s)', async (way) => {
    const { member, id } = await ordered(way);
    await pay(way, id, { yen: 2999 });
    await wallet.advanceDuring(append(member, id));
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ status: 'awaiting', alarms: ['other-amount'] });
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
  });

  it('credits a double payment once, and reports the surplus', async () => {
    const { member, id } = await ordered('store');
    await pay('store', id);
    await wallet.advanceDuring(append(member, id));
    await pay('store', id, { again: true });
    await wallet.harness.advanceDays(0);
    await wallet.advanceDuring(wallet.harness.owner.post(`payments/${id}/check`, { reason: 'goodwill' }));
    await wallet.advanceUntil('it is seen', async () =>
      (await wallet.harness.paymentOf(member)).alarms.includes('surplus'),
    );
    expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);
  });
});

describe('cancellations and refunds at VeriTrans', () => {
  it.each(faultsOf(['Cancel/cvs']))('cancel a slip ($when, $kind) here and at the provider', async (fault) => {
    const { member, id } = await ordered('store');
    const cancel = () => wallet.advanceDuring(member.browser.post('user/payment/cancel', { payment_id: id }));
    await wallet.fail(fault);
    await cancel();
    if (fault.when === 'before') {
      expect(await wallet.statusOf(member)).toBe('awaiting');
      expect((await wallet.sandbox.order(id))!.state).toBe('requested');
      await cancel();
    }
    await wallet.advanceUntil('it is known', async () => (await wallet.statusOf(member)) !== 'awaiting');
    expect((await wallet.sandbox.order(id))!.state).toBe('cancelled');
    expect((await append(member, id)).body.result).toBe('0');
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
  });

  it.each(faultsOf(['Cancel/card']))('refund once ($when, $kind)', async (fault) => {
    const { member, id } = await ordered('card');
    await pay('card', id);
    await wallet.advanceDuring(append(member, id));
    await wallet.fail(fault);
    await wallet.advanceDuring(wallet.refund(id, 1000));
    expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 1000 });
    expect(await wallet.capturedFor(id)).toBe(2000);
    expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
  });
});

/**
 * The sandbox rejects fields that VeriTrans's field tables do not allow: lengths, character sets, missing or unknown
 * fields.
 */
describe('fields by VeriTrans’s tables, for every payer', () => {
  it.each([
    ['full-width and long', '勅使河原'.repeat(8), '長五郎左衛門尉'.repeat(5), '09012345678'],
    ['half-width and signs', "O'Neil-Smith (Jr.)", 'Mary Ann - Jo', '0312345678'],
    ['half-width kana, emoji', 'ﾔﾏﾀﾞ', 'タロウ😀', '08000000000'],
    ['one letter', 'L', 'X', '05012345678'],
  ])('%s', async (_, last, first, tel) => {
    for (const way of WAYS) {
      const member = await wallet.harness.shop.person();
      const text = 'update members.profiles set last_name = $2, first_name = $3, tel = $4 where member_id = $1';
      await wallet.harness.shop.pool.query(text, [member.memberId, last, first, tel]);
      expect([way, (await order(member, way)).body.state]).toEqual([way, 200]);
    }
  });

  it('accepts every store and every carrier', async () => {
    const member = await wallet.harness.shop.person();
    for (const combini_code of ['sej', 'famima', 'econ', 'other']) {
      const { body } = await wallet.advanceDuring(wallet.harness.buy(member, { pay_id: '2', combini_code }));
      expect([combini_code, body.result]).toEqual([combini_code, '1']);
    }
    for (const carrier_id of ['sb_ktai', 'au', 'docomo']) {
      const { body } = await wallet.advanceDuring(wallet.harness.buy(member, { pay_id: '6', carrier_id }));
      expect([carrier_id, body.state]).toEqual([carrier_id, 200]);
    }
  });
});
