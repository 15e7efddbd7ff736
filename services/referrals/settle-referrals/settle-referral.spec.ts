import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import type { ReferralEvent } from '../streams/referral.events.js';
import { createInitialReferral, evolveReferral } from '../streams/referral.state.js';
import { decideSettleReferral, type Pair } from './settle-referral.decide.js';

const of = { friendId: 'f1', referrerId: 'r1' };
const awaited: ReferralEvent = { type: 'ReferralAwaited', data: of };
const held: ReferralEvent = { type: 'ReferralHeld', data: { ...of, signs: ['address'] } };
const paid: ReferralEvent = { type: 'ReferralPaid', data: { ...of, points: points(500) } };
const beyond: ReferralEvent = { type: 'ReferralRefused', data: { ...of, because: 'limit' } };
const refused: ReferralEvent = { type: 'ReferralRefused', data: { ...of, because: 'operator' } };

const fine: Pair = {
  referrerId: 'r1',
  isFriendVerified: true,
  hasFriendPaid: true,
  isReferrerVerified: true,
  hasReferrerPaid: true,
  placesTaken: 0,
  signs: [],
};
const settled = (history: readonly ReferralEvent[], change: Partial<Pair> = {}) =>
  specification(createInitialReferral('f1'), evolveReferral)
    .given(...history)
    .when((referral) => decideSettleReferral(referral, { ...fine, ...change }))
    .events();

describe('friend with a verified phone', () => {
  it('brings 500 points to both', () => {
    expect(settled([])).toEqual([paid]);
  });

  it.each<[string, Partial<Pair>]>([
    ['has not verified their phone', { isReferrerVerified: false }],
    ['has not paid', { hasReferrerPaid: false }],
    ['has done neither', { isReferrerVerified: false, hasReferrerPaid: false }],
  ])('waits while the referrer %s', (_, change) => {
    expect(settled([], change)).toEqual([awaited]);
    expect(settled([awaited], change)).toEqual([]);
  });

  it('brings the points once the referrer has completed both steps, though all places are used, one by this friend', () => {
    expect(settled([awaited], { placesTaken: 9 })).toEqual([paid]);
    expect(settled([awaited], { placesTaken: 10 })).toEqual([paid]);
  });

  it('gets the tenth place, and no eleventh, whether or not the referrer may refer', () => {
    expect(settled([], { placesTaken: 9 })).toEqual([paid]);
    expect(settled([], { placesTaken: 10 })).toEqual([beyond]);
    expect(settled([], { placesTaken: 10, hasReferrerPaid: false })).toEqual([beyond]);
  });

  it.each<Pair['signs']>([
    ['address'],
    ['device'],
    ['phone'],
    ['mailbox'],
    ['network'],
    ['card'],
    ['banned'],
    ['returned'],
  ])('needs a review when the two share %s', (sign) => {
    expect(settled([], { signs: [sign] })).toEqual([{ type: 'ReferralHeld', data: { ...of, signs: [sign] } }]);
    expect(settled([awaited], { signs: [sign] })).toEqual([{ type: 'ReferralHeld', data: { ...of, signs: [sign] } }]);
  });

  it.each([
    ['paid', [paid]],
    ['held', [held]],
    ['paid after a review', [held, paid]],
    ['refused by an operator', [held, refused]],
    ['beyond the limit', [beyond]],
  ])('changes nothing once it is %s', (_, history) => {
    expect(settled(history)).toEqual([]);
  });
});

describe('friend who has to pay first', () => {
  it('waits, and brings the points once they have paid', () => {
    expect(settled([], { hasFriendPaid: false })).toEqual([awaited]);
    expect(settled([awaited], { hasFriendPaid: false })).toEqual([]);
    expect(settled([awaited])).toEqual([paid]);
  });

  it('waits for review only when the bonus is due', () => {
    expect(settled([], { hasFriendPaid: false, signs: ['network'] })).toEqual([awaited]);
    expect(settled([awaited], { signs: ['network'] })).toMatchObject([{ type: 'ReferralHeld' }]);
  });
});

describe('friend without a verified phone', () => {
  it('brings nothing, even if the phone was verified before', () => {
    expect(settled([], { isFriendVerified: false })).toEqual([]);
    expect(settled([awaited], { isFriendVerified: false })).toEqual([]);
  });
});
