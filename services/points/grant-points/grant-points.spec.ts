import { describe, expect, it } from '@jest/globals';
import type { Decision } from '../../kernel/decision.js';
import { specification } from '../../kernel/given-when-then.js';
import type { CoinsIssued, PointsIssued } from '../streams/wallet.events.js';
import { emptyWallet, evolveWallet } from '../streams/wallet.state.js';
import {
  decideGrantCoins,
  decideGrantPoints,
  type GrantInput,
  type GrantRefused,
  MAX_GRANT,
} from './grant-points.decide.js';

const now = new Date('2026-08-31T12:00:00+09:00');
const grant = (amount: number) => ({ grantId: 'g1', amount, memo: 'sorry', now });
const wallet = specification(emptyWallet('m1'), evolveWallet);

describe('granting', () => {
  it('gives free points from promotion that live six calendar months', () => {
    const [event] = wallet
      .given()
      .when((w) => decideGrantPoints(w, grant(500)))
      .events();
    expect(event!.data.lines).toEqual([
      { account: 'promotion', lot: null, amount: -500 },
      { account: 'member:m1:free', lot: 'g1', amount: 500 },
    ]);
    expect(event!.data.lots[0]).toMatchObject({ kind: 'free', amount: 500 });
    expect(new Date(event!.data.lots[0]!.expiresAt)).toEqual(new Date('2027-02-28T12:00:00+09:00'));
  });

  it('gives coins, which have no lot', () => {
    const [event] = wallet
      .given()
      .when((w) => decideGrantCoins(w, grant(7)))
      .events();
    expect(evolveWallet(emptyWallet('m1'), event!)).toMatchObject({ coins: 7, points: 0, lots: [] });
  });

  it.each<[string, (grant: GrantInput) => Decision<PointsIssued | CoinsIssued, GrantRefused>]>([
    ['points', (grant) => decideGrantPoints(emptyWallet('m1'), grant)],
    ['coins', (grant) => decideGrantCoins(emptyWallet('m1'), grant)],
  ])('names in a grant of %s the entry that it compensates, or none', (_, decide) => {
    const documentOf = (makesGood?: string) => decide({ ...grant(5), makesGood }).events![0]!.data.document;
    expect(documentOf('e7')).toEqual({ kind: 'grant', id: 'g1', memo: 'sorry', reverses: 'e7' });
    expect(documentOf()).toEqual({ kind: 'grant', id: 'g1', memo: 'sorry' });
  });

  it.each([1, MAX_GRANT])('accepts %p', (amount) => {
    const points = wallet.given().when((w) => decideGrantPoints(w, grant(amount)));
    const coins = wallet.given().when((w) => decideGrantCoins(w, grant(amount)));
    for (const { events } of [points, coins]) expect(events()[0]!.data.lines[1]!.amount).toBe(amount);
  });

  it.each([0, -1, 1.5, MAX_GRANT + 1, Number.NaN])('refuses %p', (amount) => {
    expect(
      wallet
        .given()
        .when((w) => decideGrantPoints(w, grant(amount)))
        .refusal().code,
    ).toBe('AmountOutOfRange');
    expect(
      wallet
        .given()
        .when((w) => decideGrantCoins(w, grant(amount)))
        .refusal().code,
    ).toBe('AmountOutOfRange');
  });
});
