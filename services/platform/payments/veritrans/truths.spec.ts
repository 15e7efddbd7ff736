import { describe, expect, it } from '@jest/globals';
import { givenBackIn } from './truths.js';

const order = (serviceTypeCd: string, ...transactionInfo: object[]) => ({
  orderId: 'p1',
  serviceTypeCd,
  transactionInfos: { transactionInfo },
});
const search = (...orderInfo: object[]) => ({ mstatus: 'success', orderInfos: { orderInfo } });
const cancelled = (amount?: string, mstatus = 'success') => ({ command: 'Cancel', mstatus, amount });

describe('what was given back of an order', () => {
  it('is what its cancellations come to, under whatever service they stand', () => {
    const authorized = order('mpi', { command: 'Authorize', mstatus: 'success', amount: '3000' });
    const done = order('card', cancelled('500'), cancelled('700', 'failure'), cancelled('1000'));
    expect(givenBackIn('p1', search(authorized, done))).toEqual({ outcome: 'answered', yen: 1500 });
    expect(givenBackIn('p1', search(authorized))).toEqual({ outcome: 'answered', yen: 0 });
  });

  it('is not known where one does not say how much, or the question has failed', () => {
    expect(givenBackIn('p1', search(order('card', cancelled('500'), cancelled())))).toEqual({ outcome: 'silent' });
    expect(givenBackIn('p1', { mstatus: 'failure' })).toEqual({ outcome: 'silent' });
  });

  it('is no word on another order', () => {
    expect(givenBackIn('p2', search(order('card', cancelled('500'))))).toEqual({ outcome: 'unknown-order' });
  });
});
