import { describe, expect, it } from '@jest/globals';
import type { Entry, EntryWithCorrections } from '../streams/corrections.js';
import type { Document, WalletEvent } from '../streams/wallet.events.js';
import { buildCoinsMoved, buildExpired, buildIssued, buildSpent, buildTakenBack } from '../streams/wallet.fixture.js';
import { findMakeGoodRefusal } from './make-good.decide.js';

const withDocument = (event: WalletEvent, document: Document): WalletEvent =>
  ({ ...event, data: { ...event.data, document } }) as WalletEvent;
const entry = (event: WalletEvent, ...corrections: Entry[]): EntryWithCorrections => ({
  eventId: 'e1',
  event,
  corrections,
});
const points = (amount: number) => ({ amount, unit: 'points' as const });
const coins = (amount: number) => ({ amount, unit: 'coins' as const });
const SPENT = withDocument(buildSpent(['a', 70], ['b', 30]), { kind: 'forfeit', id: 'f' });

const buildGrant = (eventId: string, amount: number, reverses = 'e1'): Entry => ({
  eventId,
  event: withDocument(buildIssued(eventId, amount), { kind: 'grant', id: eventId, reverses }),
});
const takenBackOf = (grant: string, amount: number): Entry => ({
  eventId: `back of ${grant}`,
  event: withDocument(buildTakenBack([grant, amount]), { kind: 'reversal', id: grant, reverses: grant }),
});

describe('grant that compensates an entry', () => {
  it.each([
    ['a forfeiture, completely', SPENT, points(100)],
    ['a part of a forfeiture', SPENT, points(1)],
    ['an expiry', withDocument(buildExpired(['a', 40]), { kind: 'expiry', id: 'a' }), points(40)],
    ['a grant that was taken back', takenBackOf('x', 40).event, points(40)],
    ['coins', buildCoinsMoved(-7), coins(7)],
  ])('may compensate %s', (_, event, grant) => {
    expect(findMakeGoodRefusal(entry(event), grant)).toBeNull();
  });

  it('gives no more than the entry took', () => {
    expect(findMakeGoodRefusal(entry(SPENT), points(101))).toEqual({
      code: 'MoreThanTaken',
      left: 100,
      unit: 'points',
    });
  });

  it('gives no more than the entry took, together with other grants for it', () => {
    const named = entry(SPENT, buildGrant('g1', 60), buildGrant('of another', 90, 'e0'), buildGrant('g2', 15));
    expect(findMakeGoodRefusal(named, points(25))).toBeNull();
    expect(findMakeGoodRefusal(named, points(26))).toEqual({ code: 'MoreThanTaken', left: 25, unit: 'points' });
  });

  it('refuses once everything is compensated', () => {
    expect(findMakeGoodRefusal(entry(SPENT, buildGrant('g1', 100)), points(1))).toEqual({ code: 'MadeGoodAlready' });
  });

  it('may give the reversed amount of an earlier grant again, and no more', () => {
    const named = entry(SPENT, buildGrant('g1', 100), takenBackOf('g1', 40));
    expect(findMakeGoodRefusal(named, points(40))).toBeNull();
    expect(findMakeGoodRefusal(named, points(41))).toEqual({ code: 'MoreThanTaken', left: 40, unit: 'points' });
  });

  it.each([
    ['an entry that the wallet does not have', null, points(1), 'NothingToMakeGood'],
    ['an entry that gave points', entry(buildIssued('a', 5)), points(1), 'TookNothing'],
    ['points for an entry that took coins', entry(buildCoinsMoved(-7)), points(1), 'TookNothing'],
    ['coins for an entry that took points', entry(SPENT), coins(1), 'TookNothing'],
  ])('refuses %s', (_, named, grant, code) => {
    expect(findMakeGoodRefusal(named, grant)).toEqual({ code });
  });

  it.each(['refund', 'chargeback', 'transfer'] as const)('refuses a %s, which is undone in its own way', (kind) => {
    const event = withDocument(buildTakenBack(['a', 40]), { kind, id: 'p' });
    expect(findMakeGoodRefusal(entry(event), points(1))).toEqual({ code: 'HasWayBack' });
  });

  it('does not count a member’s debt as taken', () => {
    const taken = buildTakenBack(['a', 10]);
    const lines = [...taken.data.lines, { account: 'member:m1:owed', lot: null, amount: -90 }];
    const event = { ...taken, data: { ...taken.data, lines } } as WalletEvent;
    expect(findMakeGoodRefusal(entry(event), points(11))).toEqual({ code: 'MoreThanTaken', left: 10, unit: 'points' });
  });
});
