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

const authorize = async (number: string, more: Readonly<Record<string, unknown>> = {}) => {
  const params = await merchant.cardParams(number, more);
  return { orderId: params.orderId, result: await merchant.result('Authorize/mpi', params) };
};

/** Pays with a card and lets the browser follow to where it stops. */
const pay = async (number: string, more: Readonly<Record<string, unknown>> = {}) => {
  const { orderId, result } = await authorize(number, more);
  return { orderId, page: await sandbox.get(result.authStartUrl!) };
};

const truthOf = (orderId: string) => merchant.result('GetResult/mpi', { orderId });

const settled = (orderId: string, cardMstatus: string) =>
  waitUntil(`${cardMstatus} by the card's centre`, async () => (await truthOf(orderId)).cardMstatus === cardMstatus);

const noticed = (orderId: string, count: number) =>
  waitUntil(`${count} notices`, () => (noticesOf(orderId).length >= count ? noticesOf(orderId) : null));

const challenge = (orderId: string, fields: Record<string, string>) =>
  sandbox.submit(`/veritrans/acs/challenge/${orderId}`, fields);

describe('a card', () => {
  it('4111111111111111 is passed by unseen and captured; browser and notice tell so', async () => {
    const { orderId, page } = await pay('4111111111111111');
    const { action, fields } = formIn(page.text);
    expect(action).toBe(`${sandbox.shop.url}/api/acs/return`);
    expect(fields).toMatchObject({ OrderId: orderId, mpiMstatus: 'success', cardMstatus: 'success' });
    expect(merchant.isGenuine(fields)).toBe(true);
    const [notice] = await noticed(orderId, 1);
    expect(notice).toMatchObject({ cardMstatus0000: 'success', dummy0000: '1', isSigned: true });
    expect(await truthOf(orderId)).toMatchObject({
      mstatus: 'success',
      mpiMstatus: 'success',
      cardMstatus: 'success',
      txnType: 'AuthorizeConfirm',
      reqAmount: '3000',
    });
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'captured', yen_taken: 3000, yen_given_back: 0 });
  });

  it('4000000000001000 is asked: the right code passes, after a wrong one too', async () => {
    const { orderId, page } = await pay('4000000000001000');
    expect(page.text).toContain(`/veritrans/acs/challenge/${orderId}`);
    expect((await truthOf(orderId)).mpiMstatus).toBeUndefined();
    expect((await challenge(orderId, { act: 'code', code: '000000' })).text).toContain('role="alert"');
    const back = await challenge(orderId, { act: 'code', code: '123456' });
    expect(formIn(back.text).fields).toMatchObject({ cardMstatus: 'success' });
    expect(await truthOf(orderId)).toMatchObject({ cardMstatus: 'success', txnType: 'VerifyNotify' });
  });

  it.each([
    ['cancelled', [{ act: 'cancel' }]],
    ['three wrong codes', Array.from({ length: 3 }, () => ({ act: 'code', code: '1' }))],
  ])('4000000000001000 fails: %s', async (_what, answers) => {
    const { orderId } = await pay('4000000000001000');
    for (const answer of answers) await challenge(orderId, answer);
    expect(await truthOf(orderId)).toMatchObject({ mpiMstatus: 'failure' });
    expect((await truthOf(orderId)).cardMstatus).toBeUndefined();
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'mpi_failed', yen_taken: 0 });
  });

  it('4000000000002008 is not authenticated, and not authorised', async () => {
    const { orderId, page } = await pay('4000000000002008');
    expect(formIn(page.text).fields).toMatchObject({ mpiMstatus: 'failure', cardMstatus: '' });
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'mpi_failed', yen_taken: 0 });
  });

  it.each([
    ['mpi-company', 'captured'],
    ['mpi-complete', 'mpi_failed'],
  ])('4000000000003006 is attempted: with %s it is %s', async (serviceOptionType, state) => {
    const { orderId } = await pay('4000000000003006', { serviceOptionType });
    expect(await sandbox.order(orderId))?.toMatchObject({ state });
  });

  it('4000000000004004 is never finished, until its time is over', async () => {
    const { orderId } = await pay('4000000000004004', { verifyTimeout: '5' });
    await challenge(orderId, { act: 'code', code: '123456' });
    expect((await truthOf(orderId)).mpiMstatus).toBeUndefined();
    await sandbox.control('/clock', { ahead_ms: 5 * 60_000 });
    await waitUntil('timed out', async () => (await sandbox.order(orderId))?.state === 'timed_out');
    await sandbox.control('/clock', { ahead_ms: 0 });
    expect(await truthOf(orderId)).toMatchObject({ mpiMstatus: 'failure' });
  });

  it('4000000000005001 is authenticated and declined', async () => {
    const { orderId } = await pay('4000000000005001');
    expect(await truthOf(orderId)).toMatchObject({ mpiMstatus: 'success', cardMstatus: 'failure' });
    expect((await truthOf(orderId)).mpiVresultCode).toContain('AG49');
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'auth_failed', yen_taken: 0 });
  });

  it('4000000000006009 is pending, and captured later', async () => {
    const { orderId } = await pay('4000000000006009');
    expect(await truthOf(orderId)).toMatchObject({ cardMstatus: 'pending' });
    await settled(orderId, 'success');
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'captured', yen_taken: 3000 });
    expect((await noticed(orderId, 2)).map((notice) => notice.cardMstatus0000)).toEqual(['pending', 'success']);
  });

  it('4000000000007007 is pending, and reversed later', async () => {
    const { orderId } = await pay('4000000000007007');
    expect(await truthOf(orderId)).toMatchObject({ cardMstatus: 'pending' });
    await settled(orderId, 'failure');
    expect(await sandbox.order(orderId))?.toMatchObject({ state: 'reversed', yen_taken: 0 });
  });

  it.each(['4000000000008005', '4000000000009003'])('%s acts, and there is no answer', async (number) => {
    const params = await merchant.cardParams(number);
    await expect(merchant.call('Authorize/mpi', params)).rejects.toThrow();
    expect(await sandbox.order(params.orderId)).toMatchObject({ state: 'created' });
    expect((await merchant.search(params.orderId, ['mpi'])).searchCount).toBe('1');
    expect(await merchant.result('Authorize/mpi', params)).toMatchObject({ mstatus: 'failure' });
  });

  it('4000000000010001 is answered 503 and nothing was done: the same request works as soon as the card does', async () => {
    const params = await merchant.cardParams('4000000000010001');
    expect((await merchant.call('Authorize/mpi', params)).status).toBe(503);
    expect((await merchant.search(params.orderId, ['mpi'])).searchCount).toBe('0');
  });

  it('4000000000011009 is told of before it is answered', async () => {
    const { orderId, result } = await authorize('4000000000011009');
    expect(noticesOf(orderId)).toHaveLength(1);
    expect(noticesOf(orderId)[0]).toMatchObject({ cardMstatus0000: 'success', isSigned: true });
    const page = await sandbox.get(result.authStartUrl!);
    expect(formIn(page.text).fields).toMatchObject({ cardMstatus: 'success' });
    expect(await sandbox.order(orderId))?.toMatchObject({ yen_taken: 3000 });
  });

  it('4000000000012007 is told of three times, and the browser does not come back', async () => {
    const { orderId, page } = await pay('4000000000012007');
    expect(page.text).not.toContain('<form');
    expect((await noticed(orderId, 3)).map((notice) => notice.cardMstatus0000)).toEqual(Array(3).fill('success'));
  });

  it('4000000000013005 is not told of, and the browser comes back', async () => {
    const { orderId, page } = await pay('4000000000013005');
    expect(formIn(page.text).fields).toMatchObject({ cardMstatus: 'success' });
    const { orderId: next } = await pay('4111111111111111');
    await noticed(next, 1);
    expect(noticesOf(orderId)).toEqual([]);
  });

  it('4000000000014003 is told of by nobody: who asks learns it', async () => {
    const { orderId, page } = await pay('4000000000014003');
    expect(page.text).not.toContain('<form');
    const { orderId: next } = await pay('4111111111111111');
    await noticed(next, 1);
    expect(noticesOf(orderId)).toEqual([]);
    expect(await truthOf(orderId)).toMatchObject({ cardMstatus: 'success' });
  });

  it('4000000000015000 is told of by a forger first', async () => {
    const { orderId } = await pay('4000000000015000');
    const notices = await noticed(orderId, 2);
    expect(notices.map(({ isSigned }) => isSigned)).toEqual([false, true]);
  });

  it('4000000000016008 comes back tampered with: it says success, and was declined', async () => {
    const { orderId, page } = await pay('4000000000016008');
    const { fields } = formIn(page.text);
    expect(fields).toMatchObject({ cardMstatus: 'success' });
    expect(merchant.isGenuine(fields)).toBe(false);
    expect(await truthOf(orderId)).toMatchObject({ cardMstatus: 'failure' });
  });

  it('4000000000017006 is charged back after three days, as the settlement tells', async () => {
    const { orderId } = await pay('4000000000017006');
    await sandbox.control('/clock', { ahead_ms: 3 * 86_400_000 });
    await waitUntil('charged back', async () => (await sandbox.order(orderId))?.yen_given_back === 3000);
    const clock = await sandbox.get('/_control/clock');
    const day = clock.json<{ now: string }>().now.slice(0, 10);
    await sandbox.control('/clock', { ahead_ms: 0 });
    const { text } = await sandbox.get(`/_control/settlements/veritrans/${day}.csv`);
    expect(text).toContain(`${day},${orderId},${orderId},chargeback,-3000,0,-3000`);
  });

  it('4000000000018004 is declined first and captured later', async () => {
    const { orderId } = await pay('4000000000018004');
    expect(await truthOf(orderId)).toMatchObject({ cardMstatus: 'failure' });
    await settled(orderId, 'success');
    expect((await noticed(orderId, 2)).map((notice) => notice.cardMstatus0000)).toEqual(['failure', 'success']);
    expect(await sandbox.order(orderId))?.toMatchObject({ yen_taken: 3000 });
  });
});
