import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import type { LotPart } from '../streams/lot-part.js';
import { buildMoneyMoved, buildRestoration, buildTakeBack } from './purchase-entries.js';
import { decideTakeBack, splitTakenBack } from './take-back-purchase.decide.js';

const part = (lotId: string, amount: number, kind: LotPart['kind'] = 'paid'): LotPart => ({
  lotId,
  kind,
  amount: points(amount),
});
const holdings = (paid: number, bonus: number, ...converted: LotPart[]) => ({
  own: part('own', paid),
  bonus: part('bonus', bonus, 'free'),
  converted,
});
const requestOf = (yen: number, bonus: number, isSpentToo = false) => ({
  yen: points(yen),
  bonus: points(bonus),
  isSpentToo,
});

describe('taking back the points of a payment', () => {
  it('takes its own unspent points and its part of the bonus', () => {
    expect(decideTakeBack(holdings(3000, 60), requestOf(3000, 60))).toEqual({
      parts: [part('own', 3000), part('bonus', 60, 'free')],
      owed: 0,
    });
    expect(decideTakeBack(holdings(3000, 60), requestOf(1000, 20))!.parts).toEqual([
      part('own', 1000),
      part('bonus', 20, 'free'),
    ]);
  });

  it('takes nothing where points were spent, unless they are to be taken too', () => {
    expect(decideTakeBack(holdings(2999, 60, part('won', 8000)), requestOf(3000, 60))).toBeNull();
  });

  it('takes points returned for cards next, and the rest becomes a debt', () => {
    const taken = decideTakeBack(holdings(500, 10, part('won', 100), part('more', 50)), requestOf(3000, 60, true));
    expect(taken).toEqual({
      parts: [part('own', 500), part('won', 100), part('more', 50), part('bonus', 10, 'free')],
      owed: 2350,
    });
    expect(decideTakeBack(holdings(0, 0), requestOf(3000, 60, true))).toEqual({ parts: [], owed: 3000 });
  });
});

describe('returning a part of a take-back', () => {
  const taken = { parts: [part('own', 500), part('won', 100), part('bonus', 10, 'free')], owed: points(400) };
  const split = (yen: number, bonus: number) => splitTakenBack(taken, { yen: points(yen), bonus: points(bonus) });

  it('ends the debt first, then returns points, the last taken first', () => {
    expect(split(550, 4)).toEqual({
      back: { parts: [part('won', 100), part('own', 50), part('bonus', 4, 'free')], owed: 400 },
      rest: { parts: [part('own', 450), part('bonus', 6, 'free')], owed: 0 },
    });
  });

  it('returns everything for all of its yen', () => {
    expect(split(1000, 10)).toMatchObject({ back: { owed: 400 }, rest: { parts: [], owed: 0 } });
  });
});

describe('entries of a take-back', () => {
  const of = { memberId: 'm1', paymentId: 'p1', why: 'refund' } as const;
  const taken = { parts: [part('own', 500), part('bonus', 10, 'free')], owed: points(2500) };

  it('records the amount to be refunded, the debt beside it, and the bonus in promotion', () => {
    const { type, data } = buildTakeBack(of, taken);
    expect([type, data.document]).toEqual(['PointsTakenBack', { kind: 'refund', id: 'p1' }]);
    expect(data.lines).toEqual([
      { account: 'member:m1:paid', lot: 'own', amount: -500 },
      { account: 'member:m1:free', lot: 'bonus', amount: -10 },
      { account: 'member:m1:owed', lot: null, amount: -2500 },
      { account: 'refunds', lot: null, amount: 3000 },
      { account: 'promotion', lot: null, amount: 10 },
    ]);
  });

  it('reverses every line', () => {
    const expiresAt = '2026-07-01T00:00:00.000Z';
    const { data } = buildRestoration(of, taken, new Map(['own', 'bonus'].map((lot) => [lot, expiresAt])));
    const opposite = buildTakeBack(of, taken).data.lines.map((line) => ({ ...line, amount: -line.amount }));
    expect(data.lines).toEqual(opposite);
    expect(data.lots).toEqual([
      { ...part('own', 500), expiresAt },
      { ...part('bonus', 10, 'free'), expiresAt },
    ]);
  });

  it('moves money without points', () => {
    expect(buildMoneyMoved(of, { from: 'refunds', to: 'provider:veritrans', yen: points(3000) }).data.lines).toEqual([
      { account: 'refunds', lot: null, amount: -3000 },
      { account: 'provider:veritrans', lot: null, amount: 3000 },
    ]);
  });
});
