import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { newId } from '../../kernel/ids.js';
import { addCall, claimCalls, endCall, LEASE_MS, putOffCall } from './calls.rows.js';

let bare: BareStore;

beforeAll(async () => {
  bare = await BareStore.open();
});
afterAll(() => bare.close());

const PAYMENT = `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
    bonus_coins, status, requested_at, due_at, late, alarms, version)
  values ($1, $2, $2, 'convenience-store', 'veritrans', 3000, 3000, 0, 0, 'requested', $3, $3, false, '{}', 1)`;

/** Saves a call of a new payment. */
const callOfNewPayment = async (): Promise<string> => {
  const [paymentId, callId] = [newId(bare.clock.now()), newId(bare.clock.now())];
  await bare.pool.query(PAYMENT, [paymentId, newId(bare.clock.now()), bare.clock.now()]);
  await bare.store.transact([], async (tx) =>
    addCall(tx, { callId, paymentId, kind: 'start', via: 'start', request: null }),
  );
  return callId;
};
const claim = async () => (await claimCalls(bare.pool, bare.clock.now(), { waitedFor: 1, others: 1 }))[0]?.work;

describe('a claimed call', () => {
  it('belongs to the next process after the lease expires; the first can neither end nor defer it', async () => {
    const callId = await callOfNewPayment();
    const first = (await claim())!;
    expect(first).toMatchObject({ callId, attempts: 1 });
    bare.clock.advance(LEASE_MS - 60_000);
    expect(await claim()).toBeUndefined();
    bare.clock.advance(60_000);
    const second = (await claim())!;
    expect(second).toMatchObject({ callId, attempts: 2 });
    await bare.store.transact([], async (tx) => {
      expect(await endCall(tx, first, 'accepted')).toBe(false);
      expect(await putOffCall(tx, first, { outcome: 'silent', until: tx.now, misses: 0 })).toBe(false);
      expect(await endCall(tx, second, 'accepted')).toBe(true);
      expect(await endCall(tx, second, 'accepted')).toBe(false);
    });
    expect(await claim()).toBeUndefined();
  });
});
