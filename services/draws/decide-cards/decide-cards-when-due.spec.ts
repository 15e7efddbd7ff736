import { describe, expect, it } from '@jest/globals';
import type { DrawWithTerms } from '../streams/card-outcomes.js';
import {
  buildConvertible,
  buildDecided,
  buildDrawn,
  buildFree,
  buildPaid,
  context,
  DUE_AT,
  MEMBER,
  shipOnly,
  withTerms,
} from '../streams/draws-with-terms.fixture.js';
import { decideCards } from './decide-cards.decide.js';

const sweeping =
  (now = DUE_AT) =>
  (table: ReadonlyMap<string, DrawWithTerms>) =>
    decideCards(table, { by: 'deadline' }, { ...context, now });
const due = (ms: number) => new Date(DUE_AT.getTime() + ms);

describe('the shop’s decision after 24 hours', () => {
  it('converts each card that can be converted', () => {
    const table = withTerms({ d1: [buildConvertible(30), buildConvertible(12)] }).given(buildDrawn('d1', 2));
    const [outcome, issued] = table.when(sweeping()).events();
    expect(outcome!.data).toEqual({
      drawId: 'd1',
      memberId: MEMBER,
      by: 'deadline',
      shipped: [],
      shipmentId: null,
      converted: [0, 1],
      points: 42,
    });
    expect(issued!.data).toMatchObject({
      document: { kind: 'decision', id: 'd1' },
      lots: [{ kind: 'free', amount: 42 }],
    });
  });

  it('ships ship-only cards and converts the rest', () => {
    const table = withTerms({ d1: [buildConvertible(30), shipOnly(), buildConvertible(12), shipOnly()] }).given(
      buildDrawn('d1', 4),
    );
    const events = table.when(sweeping()).events();
    expect(events[0]!.data).toMatchObject({ shipped: [1, 3], shipmentId: 's1', converted: [0, 2], points: 42 });
    expect(events).toHaveLength(2);
  });

  it('only ships the cards of a coin pack', () => {
    const table = withTerms({ d1: [shipOnly(), shipOnly()] }).given(buildDrawn('d1', 2, []));
    const events = table.when(sweeping()).events();
    expect(events).toHaveLength(1);
    expect(events[0]!.data).toMatchObject({ shipped: [0, 1], converted: [], points: 0 });
  });

  it('covers only the cards that the member left undecided', () => {
    const table = withTerms({ d1: [buildConvertible(1), buildConvertible(2), buildConvertible(4)] }).given(
      buildDrawn('d1', 3),
      buildDecided('d1', [1], [0]),
    );
    const [outcome, issued] = table.when(sweeping()).events();
    expect(outcome!.data).toMatchObject({ shipped: [], converted: [2], points: 4 });
    expect(issued!.data).toMatchObject({ lots: [{ amount: 4 }] });
  });

  it('does not require 1000 points', () => {
    const table = withTerms({ d1: [shipOnly(), buildConvertible(1)] }).given(buildDrawn('d1', 2));
    expect(table.when(sweeping()).events()[0]!.data).toMatchObject({ shipped: [0], converted: [1] });
  });

  it('returns paid points for the share that was paid with them', () => {
    const table = withTerms({ d1: [buildConvertible(99)] }).given(buildDrawn('d1', 1, [buildPaid(50), buildFree(50)]));
    expect(table.when(sweeping()).events()[1]!.data).toMatchObject({
      lots: [
        { kind: 'paid', amount: 49 },
        { kind: 'free', amount: 50 },
      ],
    });
  });

  it.each([0, 1, 400 * 24 * 3_600_000])('takes effect at the deadline, even if it is made %i ms later', (ms) => {
    const table = withTerms({ d1: [buildConvertible(30)] }).given(buildDrawn('d1', 1));
    expect(table.when(sweeping(due(ms))).events()[1]!.data).toMatchObject({
      lots: [{ issuedAt: DUE_AT.toISOString(), expiresAt: '2026-10-02T03:00:00.000Z' }],
    });
  });

  it('does nothing one millisecond before the deadline', () => {
    const table = withTerms({ d1: [buildConvertible(30)] }).given(buildDrawn('d1', 1));
    expect(table.when(sweeping(due(-1))).events()).toEqual([]);
  });

  it('does nothing the second time', () => {
    const table = withTerms({ d1: [buildConvertible(30), shipOnly()] }).given(
      buildDrawn('d1', 2),
      buildDecided('d1', [1], [0]),
    );
    expect(table.when(sweeping(due(1))).events()).toEqual([]);
  });
});
