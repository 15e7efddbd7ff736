import { describe, expect, it } from '@jest/globals';
import { coins, points } from '../../kernel/money.js';
import { assertBalanced } from '../streams/balanced.js';
import { emptyWallet, evolveWallet } from '../streams/wallet.state.js';
import { decideCreditPurchase, decideHoldMoney } from './credit-purchase.decide.js';

const wallet = emptyWallet('m1');
const now = new Date('2026-01-15T12:00:00+09:00');
const purchase = {
  paymentId: 'p1',
  provider: 'veritrans',
  points: points(3000),
  bonusPoints: points(60),
  bonusCoins: coins(2),
  paidLotId: 'paid',
  bonusLotId: 'bonus',
  now,
};

describe('paid purchase', () => {
  it('makes a paid lot from the money and a bonus lot from promotion', () => {
    const { events = [] } = decideCreditPurchase(wallet, purchase);
    for (const event of events) assertBalanced(event);
    const document = { kind: 'payment', id: 'p1' };
    expect(events).toMatchObject([
      {
        type: 'PointsIssued',
        data: {
          document,
          lots: [
            { lotId: 'paid', kind: 'paid', amount: 3000, expiresAt: '2026-07-15T03:00:00.000Z' },
            { lotId: 'bonus', kind: 'free', amount: 60, expiresAt: '2026-07-15T03:00:00.000Z' },
          ],
          lines: [
            { account: 'provider:veritrans', lot: null, amount: -3000 },
            { account: 'member:m1:paid', lot: 'paid', amount: 3000 },
            { account: 'promotion', lot: null, amount: -60 },
            { account: 'member:m1:free', lot: 'bonus', amount: 60 },
          ],
        },
      },
      {
        type: 'CoinsIssued',
        data: {
          document,
          lines: [
            { account: 'promotion', amount: -2 },
            { account: 'member:m1:coin', amount: 2 },
          ],
        },
      },
    ]);
    expect(events.reduce(evolveWallet, wallet)).toMatchObject({ points: 3060, coins: 2, version: 2 });
  });

  it('makes one lot without a bonus', () => {
    const { events = [] } = decideCreditPurchase(wallet, { ...purchase, bonusPoints: points(0), bonusCoins: coins(0) });
    expect(events).toMatchObject([{ type: 'PointsIssued', data: { lots: [{ lotId: 'paid' }] } }]);
  });

  it('holds the money for a member who may get no points', () => {
    const { events = [] } = decideHoldMoney(wallet, purchase);
    for (const event of events) assertBalanced(event);
    expect(events[0]!.data.lines).toEqual([
      { account: 'provider:veritrans', lot: null, amount: -3000 },
      { account: 'suspense', lot: null, amount: 3000 },
    ]);
    expect(events.reduce(evolveWallet, wallet)).toEqual({ ...wallet, version: 1 });
  });
});
