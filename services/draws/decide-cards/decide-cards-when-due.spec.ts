import { describe, expect, it } from '@jest/globals';
import type { DrawWithTerms } from '../streams/card-outcomes.js';
import {
  context,
  DUE_AT,
  decided,
  drawn,
  free,
  MEMBER,
  paid,
  shipOnly,
  withTerms,
  worth,
} from '../streams/draws-with-terms.fixture.js';
import { decideCards } from './decide-cards.decide.js';

const sweeping =
  (now = DUE_AT) =>
  (table: ReadonlyMap<string, DrawWithTerms>) =>
    decideCards(table, { by: 'deadline' }, { ...context, now });
const due = (ms: number) => new Date(DUE_AT.getTime() + ms);

describe('what the shop decides at 24 hours', () => {
  it('is points for each card that can be converted', () => {
    const table = withTerms({ d1: [worth(30), worth(12)] }).given(drawn('d1', 2));
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

  it('is a shipment of what may only be shipped, and points for the rest', () => {
    const table = withTerms({ d1: [worth(30), shipOnly(), worth(12), shipOnly()] }).given(drawn('d1', 4));
    const events = table.when(sweeping()).events();
    expect(events[0]!.data).toMatchObject({ shipped: [1, 3], shipmentId: 's1', converted: [0, 2], points: 42 });
    expect(events).toHaveLength(2);
  });

  it('is a shipment alone for a coin pack', () => {
    const table = withTerms({ d1: [shipOnly(), shipOnly()] }).given(drawn('d1', 2, []));
    const events = table.when(sweeping()).events();
    expect(events).toHaveLength(1);
    expect(events[0]!.data).toMatchObject({ shipped: [0, 1], converted: [], points: 0 });
  });

  it('is about what the member has left undecided, and nothing else', () => {
    const table = withTerms({ d1: [worth(1), worth(2), worth(4)] }).given(drawn('d1', 3), decided('d1', [1], [0]));
    const [outcome, issued] = table.when(sweeping()).events();
    expect(outcome!.data).toMatchObject({ shipped: [], converted: [2], points: 4 });
    expect(issued!.data).toMatchObject({ lots: [{ amount: 4 }] });
  });

  it('does not ask for 1000 points', () => {
    const table = withTerms({ d1: [shipOnly(), worth(1)] }).given(drawn('d1', 2));
    expect(table.when(sweeping()).events()[0]!.data).toMatchObject({ shipped: [0], converted: [1] });
  });

  it('gives back bought points for the share that was bought', () => {
    const table = withTerms({ d1: [worth(99)] }).given(drawn('d1', 1, [paid(50), free(50)]));
    expect(table.when(sweeping()).events()[1]!.data).toMatchObject({
      lots: [
        { kind: 'paid', amount: 49 },
        { kind: 'free', amount: 50 },
      ],
    });
  });

  it.each([0, 1, 400 * 24 * 3_600_000])('counts from when it was due, also %i ms later', (ms) => {
    const table = withTerms({ d1: [worth(30)] }).given(drawn('d1', 1));
    expect(table.when(sweeping(due(ms))).events()[1]!.data).toMatchObject({
      lots: [{ issuedAt: DUE_AT.toISOString(), expiresAt: '2026-10-02T03:00:00.000Z' }],
    });
  });

  it('is nothing one millisecond before', () => {
    const table = withTerms({ d1: [worth(30)] }).given(drawn('d1', 1));
    expect(table.when(sweeping(due(-1))).events()).toEqual([]);
  });

  it('is nothing twice', () => {
    const table = withTerms({ d1: [worth(30), shipOnly()] }).given(drawn('d1', 2), decided('d1', [1], [0]));
    expect(table.when(sweeping(due(1))).events()).toEqual([]);
  });
});
