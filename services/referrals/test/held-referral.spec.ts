import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import { decidePayReferral } from '../pay-referral/pay-referral.decide.js';
import { decideRefuseReferral } from '../refuse-referral/refuse-referral.decide.js';
import type { ReferralEvent } from '../streams/referral.events.js';
import { createInitialReferral, evolveReferral } from '../streams/referral.state.js';

const of = { friendId: 'f1', referrerId: 'r1' };
const awaited: ReferralEvent = { type: 'ReferralAwaited', data: of };
const held: ReferralEvent = { type: 'ReferralHeld', data: { ...of, signs: ['device'] } };
const paid: ReferralEvent = { type: 'ReferralPaid', data: { ...of, points: points(500) } };
const refused: ReferralEvent = { type: 'ReferralRefused', data: { ...of, because: 'operator' } };
const referral = specification(createInitialReferral('f1'), evolveReferral);

describe('held referral', () => {
  it('can be paid or refused by an operator', () => {
    expect(
      referral
        .given(held)
        .when((r) => decidePayReferral(r, false))
        .events(),
    ).toEqual([paid]);
    expect(referral.given(held).when(decideRefuseReferral).events()).toEqual([refused]);
  });

  it('cannot be paid while one of the two is banned, but can be refused', () => {
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
  ])('can be neither paid nor refused when it %s', (_, history) => {
    const past = referral.given(...history);
    expect(past.when((r) => decidePayReferral(r, false)).refusal()).toEqual({ code: 'NotHeld' });
    expect(past.when(decideRefuseReferral).refusal()).toEqual({ code: 'NotHeld' });
  });
});
