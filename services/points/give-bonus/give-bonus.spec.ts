import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import { emptyWallet, evolveWallet } from '../streams/wallet.state.js';
import { decideGiveBonus } from './give-bonus.decide.js';

const now = new Date('2026-08-31T12:00:00+09:00');
const document = { kind: 'referral' as const, id: 'f1' };

describe('a bonus', () => {
  it('gives free points from promotion that live six calendar months', () => {
    const [event] = specification(emptyWallet('m1'), evolveWallet)
      .given()
      .when((wallet) => decideGiveBonus(wallet, { lotId: 'l1', amount: points(500), document, now }))
      .events();
    expect(event!.data).toMatchObject({
      memberId: 'm1',
      document,
      lines: [
        { account: 'promotion', lot: null, amount: -500 },
        { account: 'member:m1:free', lot: 'l1', amount: 500 },
      ],
    });
    expect(new Date(event!.data.lots[0]!.expiresAt)).toEqual(new Date('2027-02-28T12:00:00+09:00'));
  });
});
