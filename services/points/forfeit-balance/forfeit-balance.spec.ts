import { describe, expect, it } from '@jest/globals';
import { coins, points } from '../../kernel/money.js';
import { emptyWallet, evolveWallet } from '../streams/wallet.state.js';
import { decideForfeitBalance } from './forfeit-balance.decide.js';

const soon = new Date('2026-02-01T00:00:00+09:00');
const later = new Date('2026-03-01T00:00:00+09:00');
const wallet = {
  ...emptyWallet('m1'),
  points: points(130),
  coins: coins(7),
  lots: [
    { lotId: 'free', kind: 'free' as const, left: points(30), expiresAt: soon },
    { lotId: 'paid', kind: 'paid' as const, left: points(100), expiresAt: later },
  ],
};

describe('forfeiting a balance', () => {
  it('takes every lot and every coin to the house', () => {
    const { events = [] } = decideForfeitBalance(wallet, 'f1');
    expect(events.map(({ data }) => data.lines)).toEqual([
      [
        { account: 'member:m1:free', lot: 'free', amount: -30 },
        { account: 'member:m1:paid', lot: 'paid', amount: -100 },
        { account: 'forfeiture', lot: null, amount: 130 },
      ],
      [
        { account: 'member:m1:coin', lot: null, amount: -7 },
        { account: 'forfeiture', lot: null, amount: 7 },
      ],
    ]);
    expect(events.reduce(evolveWallet, wallet)).toMatchObject({ points: 0, coins: 0, lots: [] });
  });

  it('takes nothing from an empty wallet', () => {
    expect(decideForfeitBalance(emptyWallet('m1'), 'f1')).toEqual({ events: [] });
  });
});
