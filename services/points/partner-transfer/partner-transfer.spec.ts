import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { assertBalanced } from '../streams/balanced.js';
import { emptyWallet, evolveWallet, type Lot, type Wallet } from '../streams/wallet.state.js';
import {
  buildArrival,
  buildHandover,
  buildReservation,
  buildReturn,
  freePointsOf,
  takeFreePoints,
} from './partner-transfer.decide.js';

const NOON = new Date('2026-08-31T12:00:00+09:00');
const of = { memberId: 'm1', transferId: 't1', siteId: 's1' };
const document = { kind: 'transfer', id: 't1' };
const lot = (lotId: string, kind: Lot['kind'], left: number, day: number): Lot => {
  return { lotId, kind, left: points(left), expiresAt: new Date(Date.UTC(2027, 0, day)) };
};
const wallet: Wallet = {
  ...emptyWallet('m1'),
  points: points(1000),
  lots: [lot('a', 'free', 100, 1), lot('b', 'paid', 700, 2), lot('c', 'free', 200, 3)],
};

describe('free points for a partner site', () => {
  it('include only points that were not bought', () => expect(freePointsOf(wallet)).toBe(300));

  it('come from the lots that expire first, without bought points', () => {
    expect(takeFreePoints(wallet, points(150))).toEqual([
      { lotId: 'a', kind: 'free', amount: 100 },
      { lotId: 'c', kind: 'free', amount: 50 },
    ]);
    expect(takeFreePoints(wallet, points(100))).toEqual([{ lotId: 'a', kind: 'free', amount: 100 }]);
    expect(takeFreePoints(wallet, points(301))).toBeNull();
  });
});

describe('ledger entries of a transfer', () => {
  const parts = takeFreePoints(wallet, points(150))!;
  const expiries = new Map(wallet.lots.map(({ lotId, expiresAt }) => [lotId, expiresAt.toISOString()]));

  it('stays in transit from leaving the wallet until the site has it', () => {
    expect(buildReservation(of, parts).data).toEqual({
      memberId: 'm1',
      document,
      lines: [
        { account: 'member:m1:free', lot: 'a', amount: -100 },
        { account: 'member:m1:free', lot: 'c', amount: -50 },
        { account: 'transfers', lot: null, amount: 150 },
      ],
    });
    expect(buildHandover(of, points(150)).data.lines).toEqual([
      { account: 'transfers', lot: null, amount: -150 },
      { account: 'partner:s1', lot: null, amount: 150 },
    ]);
  });

  it('restores the wallet when it comes back', () => {
    const gone = evolveWallet(wallet, buildReservation(of, parts));
    expect(gone).toMatchObject({ points: 850, lots: [{ lotId: 'b' }, { lotId: 'c', left: 150 }] });
    const back = evolveWallet(gone, buildReturn(of, parts, expiries));
    expect({ ...back, version: 0 }).toEqual(wallet);
  });

  it('makes a free lot of six calendar months when it comes in', () => {
    const { data } = buildArrival(of, { lotId: 'l1', amount: points(500), issuedAt: NOON });
    expect(data).toMatchObject({
      document,
      lines: [
        { account: 'partner:s1', lot: null, amount: -500 },
        { account: 'member:m1:free', lot: 'l1', amount: 500 },
      ],
    });
    expect(new Date(data.lots[0]!.expiresAt)).toEqual(new Date('2027-02-28T12:00:00+09:00'));
  });

  it('balances at every step', () => {
    const steps = [
      buildReservation(of, parts),
      buildReturn(of, parts, expiries),
      buildHandover(of, points(150)),
      buildArrival(of, { lotId: 'l1', amount: points(500), issuedAt: NOON }),
    ];
    for (const step of steps) expect(() => assertBalanced(step)).not.toThrow();
  });
});
