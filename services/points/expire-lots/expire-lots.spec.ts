import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { decideExpireLot } from './expire-lots.decide.js';

const expiresAt = new Date('2026-10-01T12:00:00+09:00');
const lot = { lotId: 'l1', memberId: 'm1', kind: 'paid' as const, left: points(40), expiresAt };
const moved = (ms: number) => new Date(expiresAt.getTime() + ms);

describe('the expiry of a lot', () => {
  it.each([0, 1, 10_000_000])('gives the rest to the house, %i ms after its time', (ms) => {
    expect(decideExpireLot(lot, moved(ms))).toEqual({
      type: 'PointsExpired',
      data: {
        memberId: 'm1',
        document: { kind: 'expiry', id: 'l1' },
        lines: [
          { account: 'member:m1:paid', lot: 'l1', amount: -40 },
          { account: 'breakage', lot: null, amount: 40 },
        ],
      },
    });
  });

  it('does not happen one millisecond before', () => {
    expect(decideExpireLot(lot, moved(-1))).toBeNull();
  });

  it('does not happen to a spent lot', () => {
    expect(decideExpireLot({ ...lot, left: points(0) }, moved(1))).toBeNull();
  });
});
