import { describe, expect, it } from '@jest/globals';
import { readCardStatus, readRefundedTotal, readSearchStatus, withReturnsOfCard } from './truths.js';

const NOW = new Date('2026-01-15T12:00:00Z');

const order = (serviceTypeCd: string, ...transactionInfo: object[]) => ({
  orderId: 'p1',
  serviceTypeCd,
  transactionInfos: { transactionInfo },
});
const search = (...orderInfo: object[]) => ({ mstatus: 'success', orderInfos: { orderInfo } });
const cancelled = (amount?: string, mstatus = 'success') => ({ command: 'Cancel', mstatus, amount });

describe('the refunded total of an order', () => {
  it('adds up its cancellations under any service', () => {
    const authorized = order('mpi', { command: 'Authorize', mstatus: 'success', amount: '3000' });
    const done = order('card', cancelled('500'), cancelled('700', 'failure'), cancelled('1000'));
    expect(readRefundedTotal('p1', search(authorized, done))).toEqual({ outcome: 'answered', yen: 1500 });
    expect(readRefundedTotal('p1', search(authorized))).toEqual({ outcome: 'answered', yen: 0 });
  });

  it('stays unknown if a cancellation has no amount, or if the query failed', () => {
    expect(readRefundedTotal('p1', search(order('card', cancelled('500'), cancelled())))).toEqual({
      outcome: 'silent',
    });
    expect(readRefundedTotal('p1', { mstatus: 'failure' })).toEqual({ outcome: 'silent' });
  });

  it('ignores another order', () => {
    expect(readRefundedTotal('p2', search(order('card', cancelled('500'))))).toEqual({ outcome: 'unknown-order' });
  });
});

describe('the returned part of a receipt', () => {
  const received = (txnId: string, amount = '3000') => ({ txnId, command: 'Receive', mstatus: 'success', amount });
  const authorized = { command: 'Authorize', mstatus: 'success', amount: '3000' };
  const seen = (...transactions: object[]) =>
    readSearchStatus('p1', 'convenience-store', search(order('cvs', ...transactions)), NOW);
  const returnedIn = (...transactions: object[]) => {
    const response = seen(...transactions);
    const status = response.outcome === 'answered' ? response.status : null;
    return status?.state === 'paid' ? status.receipts.map(({ returned }) => returned.refunded) : status?.state;
  };

  it('counts cancellations after the payment, from the latest receipt', () => {
    expect(returnedIn(authorized, received('t1'))).toEqual([0]);
    expect(returnedIn(authorized, received('t1'), cancelled('1000'))).toEqual([1000]);
    expect(returnedIn(authorized, received('t1'), received('t2'), cancelled('3000'))).toEqual([0, 3000]);
    expect(returnedIn(authorized, received('t1'), cancelled())).toEqual([null]);
  });

  it('ignores an order that was cancelled before it was paid', () => {
    expect(returnedIn(authorized, cancelled('3000'), received('t1'))).toEqual([0]);
  });

  it('reads cancellations of cards from the search alone', () => {
    const paid = readCardStatus(
      { mpiMstatus: 'success', cardMstatus: 'success', orderId: 'p1', reqAmount: '3000' },
      NOW,
    );
    const result = search(order('mpi', authorized), order('card', authorized, cancelled('1000')));
    expect(withReturnsOfCard(paid, 'p1', result)).toMatchObject({
      status: { receipts: [{ yen: 3000, returned: { refunded: 1000 } }] },
    });
    expect(withReturnsOfCard(paid, 'p1', { mstatus: 'failure' })).toEqual({ outcome: 'silent' });
  });
});

it('holds a card payment that the card centre has not decided', () => {
  const pending = { mpiMstatus: 'success', cardMstatus: 'pending', vResultCode: 'G011AE10', orderId: 'p1' };
  expect(readCardStatus(pending, NOW)).toMatchObject({ status: { state: 'held', reason: 'G011AE10' } });
});

it('fails a payment that its carrier refused after its start', () => {
  const begun = { command: 'Authorize', mstatus: 'pending', amount: '3000' };
  const refused = { ...begun, mstatus: 'failure', vResultCode: 'Z003' };
  const carrier = (...transactions: object[]) =>
    readSearchStatus('p1', 'carrier', search(order('carrier', ...transactions)), NOW);
  expect(carrier(begun)).toMatchObject({ status: { state: 'open' } });
  expect(carrier(begun, refused)).toMatchObject({ status: { state: 'failed', code: 'Z003' } });
});
