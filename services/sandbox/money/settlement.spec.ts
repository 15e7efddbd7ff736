import { describe, expect, it } from '@jest/globals';
import type { Movement } from './cashbook.js';
import { buildSettlement, feeOf, HEADER } from './settlement.js';

const at = Date.parse('2026-11-22T00:30:00+09:00');
const payment: Movement = { provider: 'paypal', order: 'a', reference: 'R1', kind: 'payment', yen: 3000, at };
const day: readonly Movement[] = [
  payment,
  { ...payment, kind: 'refund', yen: 1000, reference: 'R2' },
  { ...payment, order: 'b', at: at - 3_600_000 },
  { ...payment, provider: 'veritrans', order: 'c' },
];
const linesOf = (...args: Parameters<typeof buildSettlement>) =>
  buildSettlement(...args)
    .trimEnd()
    .split('\r\n')
    .slice(1);

describe('settlement', () => {
  it('lists the movements of one provider on one day in Tokyo, less the fees of payments', () => {
    expect(buildSettlement(day, 'paypal', '2026-11-22')).toContain(HEADER);
    expect(linesOf(day, 'paypal', '2026-11-22')).toEqual([
      '2026-11-22,a,R1,payment,3000,108,2892',
      '2026-11-22,a,R2,refund,-1000,0,-1000',
    ]);
    expect(linesOf(day, 'paypal', '2026-11-21')).toEqual(['2026-11-21,b,R1,payment,3000,108,2892']);
  });

  it('contains the requested mistakes', () => {
    expect(linesOf(day, 'paypal', '2026-11-22', { without: 'a' })).toEqual([]);
    expect(linesOf(day, 'paypal', '2026-11-22', { surplus: 'x' })).toContain('2026-11-22,x,x,payment,1000,33,967');
    expect(linesOf(day, 'paypal', '2026-11-22', { dearer: 'a' })[0]).toBe('2026-11-22,a,R1,payment,3000,118,2882');
  });

  it('ends with a total when it is requested', () => {
    expect(linesOf(day, 'paypal', '2026-11-22', { total: '1' }).at(-1)).toBe('2026-11-22,,,total,2000,108,1892');
  });

  it('has no fee for bank transfers and chargebacks', () => {
    expect(feeOf({ provider: 'bank', kind: 'payment', yen: 1000 })).toBe(0);
    expect(feeOf({ provider: 'amazonpay', kind: 'chargeback', yen: 1000 })).toBe(0);
  });
});
