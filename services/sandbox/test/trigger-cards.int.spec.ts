import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { formIn, Sandbox } from './sandbox.fixture.js';
import { Merchant } from './veritrans.fixture.js';

let sandbox: Sandbox;
let merchant: Merchant;

beforeAll(async () => {
  sandbox = await Sandbox.open();
  merchant = new Merchant(sandbox);
});
afterAll(() => sandbox?.close());

const noticesOf = (orderId: string): readonly Readonly<Record<string, unknown>>[] =>
  sandbox.shop.about(orderId).map((notice) => ({
    ...Object.fromEntries(new URLSearchParams(notice.body)),
    isSigned: merchant.isSigned(notice),
  }));

const authorize = async (number: string, fields: Readonly<Record<string, unknown>> = {}) => {
  const params = await merchant.cardParams(number, fields);
  return { orderId: params.orderId, result: await merchant.result('Authorize/mpi', params) };
};

/** Pays with a card and opens the issuer's page. */
const pay = async (number: string, fields: Readonly<Record<string, unknown>> = {}) => {
  const { orderId, result } = await authorize(number, fields);
  return { orderId, page: await sandbox.get(result.authStartUrl!) };
};

const loadResult = (orderId: string) => merchant.result('GetResult/mpi', { orderId });

const settled = (orderId: string, cardMstatus: string) =>
  waitUntil(`${cardMstatus} by the card's centre`, async () => (await loadResult(orderId)).cardMstatus === cardMstatus);

const noticed = (orderId: string, count: number) =>
  waitUntil(`${count} notices`, () => (noticesOf(orderId).length >= count ? noticesOf(orderId) : null));

const challenge = (orderId: string, fields: Record<string, string>) =>
  sandbox.submit(`/veritrans/acs/challenge/${orderId}`, fields);

describe('trigger cards', () => {
  it('card 4111111111111111 passes without a page; the return and the webhook report the capture', async () => {
    const { orderId, page } = await pay('4111111111111111');
    const { action, fields } = formIn(page.text);
    expect(action).toBe(`${sandbox.shop.url}/api/acs/return`);
    expect(fields).toMatchObject({ OrderId: orderId, mpiMstatus: 'success', cardMstatus: 'success' });
    expect(merchant.isGenuine(fields)).toBe(true);
    const [notice] = await noticed(orderId, 1);
    expect(notice).toMatchObject({ cardMstatus0000: 'success', dummy0000: '1', isSigned: true });
    expect(await loadResult(orderId)).toMatchObject({
      mstatus: 'success',
      mpiMstatus: 'success',
      cardMstatus: 'success',
      txnType: 'AuthorizeConfirm',
      reqAmount: '3000',
    });
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'captured', yen_taken: 3000, yen_given_back: 0 });
  });

  it('card 4000000000001000 requires a code and passes with the right one, even after a wrong one', async () => {
    const { orderId, page } = await pay('4000000000001000');
    expect(page.text).toContain(`/veritrans/acs/challenge/${orderId}`);
    expect((await loadResult(orderId)).mpiMstatus).toBeUndefined();
    expect((await challenge(orderId, { act: 'code', code: '000000' })).text).toContain('role="alert"');
    const back = await challenge(orderId, { act: 'code', code: '123456' });
    expect(formIn(back.text).fields).toMatchObject({ cardMstatus: 'success' });
    expect(await loadResult(orderId)).toMatchObject({ cardMstatus: 'success', txnType: 'VerifyNotify' });
  });

  it.each([
    ['cancelled', [{ act: 'cancel' }]],
    ['three wrong codes', Array.from({ length: 3 }, () => ({ act: 'code', code: '1' }))],
  ])('card 4000000000001000 fails: %s', async (_what, challenges) => {
    const { orderId } = await pay('4000000000001000');
    for (const fields of challenges) await challenge(orderId, fields);
    expect(await loadResult(orderId)).toMatchObject({ mpiMstatus: 'failure' });
    expect((await loadResult(orderId)).cardMstatus).toBeUndefined();
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'mpi_failed', yen_taken: 0 });
  });

  it('card 4000000000002008 fails the authentication', async () => {
    const { orderId, page } = await pay('4000000000002008');
    expect(formIn(page.text).fields).toMatchObject({ mpiMstatus: 'failure', cardMstatus: '' });
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'mpi_failed', yen_taken: 0 });
  });

  it.each([
    ['mpi-company', 'captured'],
    ['mpi-complete', 'mpi_failed'],
  ])('card 4000000000003006 attempts the authentication and ends with %s as %s', async (serviceOptionType, state) => {
    const { orderId } = await pay('4000000000003006', { serviceOptionType });
    expect(await sandbox.order(orderId))?.toMatchObject({ state });
  });

  it('card 4000000000004004 never finishes and times out', async () => {
    const { orderId } = await pay('4000000000004004', { verifyTimeout: '5' });
    await challenge(orderId, { act: 'code', code: '123456' });
    expect((await loadResult(orderId)).mpiMstatus).toBeUndefined();
    await sandbox.control('/clock', { ahead_ms: 5 * 60_000 });
    await waitUntil('timed out', async () => (await sandbox.order(orderId))?.state === 'timed_out');
    await sandbox.control('/clock', { ahead_ms: 0 });
    expect(await loadResult(orderId)).toMatchObject({ mpiMstatus: 'failure' });
  });

  it('card 4000000000005001 passes the authentication and is declined', async () => {
    const { orderId } = await pay('4000000000005001');
    expect(await loadResult(orderId)).toMatchObject({ mpiMstatus: 'success', cardMstatus: 'failure' });
    expect((await loadResult(orderId)).mpiVresultCode).toContain('AG49');
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'auth_failed', yen_taken: 0 });
  });

  it('card 4000000000006009 stays pending and is captured later', async () => {
    const { orderId } = await pay('4000000000006009');
    expect(await loadResult(orderId)).toMatchObject({ cardMstatus: 'pending' });
    await settled(orderId, 'success');
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'captured', yen_taken: 3000 });
    expect((await noticed(orderId, 2)).map((notice) => notice.cardMstatus0000)).toEqual(['pending', 'success']);
  });

  it('card 4000000000007007 stays pending and is reversed later', async () => {
    const { orderId } = await pay('4000000000007007');
    expect(await loadResult(orderId)).toMatchObject({ cardMstatus: 'pending' });
    await settled(orderId, 'failure');
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'reversed', yen_taken: 0 });
  });

  it.each(['4000000000008005', '4000000000009003'])(
    'card %s creates the order and gets no response',
    async (number) => {
      const params = await merchant.cardParams(number);
      await expect(merchant.call('Authorize/mpi', params)).rejects.toThrow();
      expect(await sandbox.order(params.orderId)).toMatchObject({ state: 'created' });
      expect((await merchant.search(params.orderId, ['mpi'])).searchCount).toBe('1');
      expect(await merchant.result('Authorize/mpi', params)).toMatchObject({ mstatus: 'failure' });
    },
  );

  it('card 4000000000010001 gets the response 503 and creates no order', async () => {
    const params = await merchant.cardParams('4000000000010001');
    expect((await merchant.call('Authorize/mpi', params)).status).toBe(503);
    expect((await merchant.search(params.orderId, ['mpi'])).searchCount).toBe('0');
  });

  it('card 4000000000011009 sends the webhook before the response', async () => {
    const { orderId, result } = await authorize('4000000000011009');
    expect(noticesOf(orderId)).toHaveLength(1);
    expect(noticesOf(orderId)[0]).toMatchObject({ cardMstatus0000: 'success', isSigned: true });
    const page = await sandbox.get(result.authStartUrl!);
    expect(formIn(page.text).fields).toMatchObject({ cardMstatus: 'success' });
    expect(await sandbox.order(orderId))?.toMatchObject({ yen_taken: 3000 });
  });

  it('card 4000000000012007 sends three webhooks, and the browser does not return', async () => {
    const { orderId, page } = await pay('4000000000012007');
    expect(page.text).not.toContain('<form');
    expect((await noticed(orderId, 3)).map((notice) => notice.cardMstatus0000)).toEqual(Array(3).fill('success'));
  });

  it('card 4000000000013005 sends no webhook, and the browser returns', async () => {
    const { orderId, page } = await pay('4000000000013005');
    expect(formIn(page.text).fields).toMatchObject({ cardMstatus: 'success' });
    const { orderId: next } = await pay('4111111111111111');
    await noticed(next, 1);
    expect(noticesOf(orderId)).toEqual([]);
  });

  it('card 4000000000014003 reports its result only when the shop requests it', async () => {
    const { orderId, page } = await pay('4000000000014003');
    expect(page.text).not.toContain('<form');
    const { orderId: next } = await pay('4111111111111111');
    await noticed(next, 1);
    expect(noticesOf(orderId)).toEqual([]);
    expect(await loadResult(orderId)).toMatchObject({ cardMstatus: 'success' });
  });

  it('card 4000000000015000 sends a forged webhook first', async () => {
    const { orderId } = await pay('4000000000015000');
    const notices = await noticed(orderId, 2);
    expect(notices.map(({ isSigned }) => isSigned)).toEqual([false, true]);
  });

  it('card 4000000000016008 gets declined and returns tampered fields that claim success', async () => {
    const { orderId, page } = await pay('4000000000016008');
    const { fields } = formIn(page.text);
    expect(fields).toMatchObject({ cardMstatus: 'success' });
    expect(merchant.isGenuine(fields)).toBe(false);
    expect(await loadResult(orderId)).toMatchObject({ cardMstatus: 'failure' });
  });

  it('card 4000000000017006 gets charged back after three days, as the settlement shows', async () => {
    const { orderId } = await pay('4000000000017006');
    await sandbox.control('/clock', { ahead_ms: 3 * 86_400_000 });
    await waitUntil('charged back', async () => (await sandbox.order(orderId))?.yen_given_back === 3000);
    const clock = await sandbox.get('/_control/clock');
    const day = clock.json<{ now: string }>().now.slice(0, 10);
    await sandbox.control('/clock', { ahead_ms: 0 });
    const { text } = await sandbox.get(`/_control/settlements/veritrans/${day}.csv`);
    expect(text).toContain(`${day},${orderId},${orderId},chargeback,-3000,0,-3000`);
  });

  it('card 4000000000018004 gets declined first and captured later', async () => {
    const { orderId } = await pay('4000000000018004');
    expect(await loadResult(orderId)).toMatchObject({ cardMstatus: 'failure' });
    await settled(orderId, 'success');
    expect((await noticed(orderId, 2)).map((notice) => notice.cardMstatus0000)).toEqual(['failure', 'success']);
    expect(await sandbox.order(orderId))?.toMatchObject({ yen_taken: 3000 });
  });
});
