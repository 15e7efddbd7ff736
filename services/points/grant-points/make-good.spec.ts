import { describe, expect, it } from '@jest/globals';
import type { Entry, EntryWithCorrections } from '../streams/corrections.js';
import type { Document, WalletEvent } from '../streams/wallet.events.js';
import { coinsMoved, expired, issued, spent, takenBack } from '../streams/wallet.fixture.js';
import { whyNotMakeGood } from './make-good.decide.js';

const of = (event: WalletEvent, document: Document): WalletEvent =>
  ({ ...event, data: { ...event.data, document } }) as WalletEvent;
const entry = (event: WalletEvent, ...corrections: Entry[]): EntryWithCorrections => ({
  eventId: 'e1',
  event,
  corrections,
});
const points = (amount: number) => ({ amount, unit: 'points' as const });
const coins = (amount: number) => ({ amount, unit: 'coins' as const });
const SPENT = of(spent(['a', 70], ['b', 30]), { kind: 'forfeit', id: 'f' });

const given = (eventId: string, amount: number, reverses = 'e1'): Entry => ({
  eventId,
  event: of(issued(eventId, amount), { kind: 'grant', id: eventId, reverses }),
});
const takenBackOf = (grant: string, amount: number): Entry => ({
  eventId: `back of ${grant}`,
  event: of(takenBack([grant, amount]), { kind: 'reversal', id: grant, reverses: grant }),
});

describe('a grant that names what it makes good', () => {
  it.each([
    ['what was forfeited, to the last point', SPENT, points(100)],
    ['a part', SPENT, points(1)],
    ['what has expired', of(expired(['a', 40]), { kind: 'expiry', id: 'a' }), points(40)],
    ['a grant that was taken back', takenBackOf('x', 40).event, points(40)],
    ['coins', coinsMoved(-7), coins(7)],
  ])('may name %s', (_, event, grant) => {
    expect(whyNotMakeGood(entry(event), grant)).toBeNull();
  });

  it('gives no more than the entry took', () => {
    expect(whyNotMakeGood(entry(SPENT), points(101))).toEqual({ code: 'MoreThanTaken', left: 100, unit: 'points' });
  });

  it('gives no more than the entry took, together with other grants for it', () => {
    const named = entry(SPENT, given('g1', 60), given('of another', 90, 'e0'), given('g2', 15));
    expect(whyNotMakeGood(named, points(25))).toBeNull();
    expect(whyNotMakeGood(named, points(26))).toEqual({ code: 'MoreThanTaken', left: 25, unit: 'points' });
  });

  it('refuses once everything is compensated', () => {
    expect(whyNotMakeGood(entry(SPENT, given('g1', 100)), points(1))).toEqual({ code: 'MadeGoodAlready' });
  });

  it('may give again what was reversed of an earlier grant, and no more', () => {
    const named = entry(SPENT, given('g1', 100), takenBackOf('g1', 40));
    expect(whyNotMakeGood(named, points(40))).toBeNull();
    expect(whyNotMakeGood(named, points(41))).toEqual({ code: 'MoreThanTaken', left: 40, unit: 'points' });
  });

  it.each([
    ['an entry that the wallet does not have', null, points(1), 'NothingToMakeGood'],
    ['what gave points', entry(issued('a', 5)), points(1), 'TookNothing'],
    ['points by what took coins', entry(coinsMoved(-7)), points(1), 'TookNothing'],
    ['coins by what took points', entry(SPENT), coins(1), 'TookNothing'],
  ])('refuses %s', (_, named, grant, code) => {
    expect(whyNotMakeGood(named, grant)).toEqual({ code });
  });

  it.each(['refund', 'chargeback', 'transfer'] as const)('refuses a %s, which is undone in its own way', (kind) => {
    const event = of(takenBack(['a', 40]), { kind, id: 'p' });
    expect(whyNotMakeGood(entry(event), points(1))).toEqual({ code: 'HasWayBack' });
  });

  it('does not count a member’s debt as taken', () => {
    const taken = takenBack(['a', 10]);
    const lines = [...taken.data.lines, { account: 'member:m1:owed', lot: null, amount: -90 }];
    const event = { ...taken, data: { ...taken.data, lines } } as WalletEvent;
    expect(whyNotMakeGood(entry(event), points(11))).toEqual({ code: 'MoreThanTaken', left: 10, unit: 'points' });
  });
});
