import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import { decidePayReferral } from '../pay-referral/pay-referral.decide.js';
import { decideRefuseReferral } from '../refuse-referral/refuse-referral.decide.js';
import type { ReferralEvent } from '../streams/referral.events.js';
import { evolveReferral, initialReferral } from '../streams/referral.state.js';

const of = { friendId: 'f1', referrerId: 'r1' };
const awaited: ReferralEvent = { type: 'ReferralAwaited', data: of };
const held: ReferralEvent = { type: 'ReferralHeld', data: { ...of, signs: ['device'] } };
const paid: ReferralEvent = { type: 'ReferralPaid', data: { ...of, points: points(500) } };
const refused: ReferralEvent = { type: 'ReferralRefused', data: { ...of, because: 'operator' } };
const referral = specification(initialReferral('f1'), evolveReferral);

describe('a referral that is held', () => {
  it('is paid or refused by whoever has looked', () => {
    expect(
      referral
        .given(held)
        .when((r) => decidePayReferral(r, false))
        .events(),
    ).toEqual([paid]);
    expect(referral.given(held).when(decideRefuseReferral).events()).toEqual([refused]);
  });

  it('is not paid while one of the two is banned, but may be refused', () => {
    expect(
      referral
        .given(held)
        .when((r) => decidePayReferral(r, true))
        .refusal(),
    ).toEqual({ code: 'IsBanned' });
  });

  it.each([
    ['waits', [awaited]],
    ['is paid', [held, paid]],
    ['is refused', [held, refused]],
  ])('is the only one: one that %s is neither paid nor refused', (_, history) => {
    const given = referral.given(...history);
    expect(given.when((r) => decidePayReferral(r, false)).refusal()).toEqual({ code: 'NotHeld' });
    expect(given.when(decideRefuseReferral).refusal()).toEqual({ code: 'NotHeld' });
  });
});
