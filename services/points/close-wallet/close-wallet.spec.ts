import { describe, expect, it } from '@jest/globals';
import { coins, points } from '../../kernel/money.js';
import { emptyWallet, evolveWallet } from '../streams/wallet.state.js';
import { decideCloseWallet } from './close-wallet.decide.js';

const expiresAt = new Date('2026-02-01T00:00:00+09:00');
const wallet = {
  ...emptyWallet('m1'),
  points: points(30),
  coins: coins(7),
  lots: [{ lotId: 'a', kind: 'paid' as const, left: points(30), expiresAt }],
};

describe('closing a wallet', () => {
  it('moves every lot and every coin to the house', () => {
    const { events = [] } = decideCloseWallet(wallet, 'c1');
    expect(events.map(({ data: { document, lines } }) => ({ document, lines }))).toEqual([
      {
        document: { kind: 'closing', id: 'c1' },
        lines: [
          { account: 'member:m1:paid', lot: 'a', amount: -30 },
          { account: 'breakage', lot: null, amount: 30 },
        ],
      },
      {
        document: { kind: 'closing', id: 'c1' },
        lines: [
          { account: 'member:m1:coin', lot: null, amount: -7 },
          { account: 'breakage', lot: null, amount: 7 },
        ],
      },
    ]);
    expect(events.reduce(evolveWallet, wallet)).toMatchObject({ points: 0, coins: 0, lots: [] });
  });

  it('makes no entry for an empty wallet', () => {
    expect(decideCloseWallet(emptyWallet('m1'), 'c1')).toEqual({ events: [] });
  });
});
