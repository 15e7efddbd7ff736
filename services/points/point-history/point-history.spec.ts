import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { WalletEvent } from '../streams/wallet.events.js';
import { buildCoinsMoved, buildExpired, buildIssued, buildSpent, LATE } from '../streams/wallet.fixture.js';
import type { HistoryRow } from './history-row.js';
import { coinHistoryProjection, pointHistoryProjection } from './point-history.projection.js';

const recorded = (event: WalletEvent, streamVersion = 1): RecordedEvent<WalletEvent> => ({
  streamId: 'wallet-m1',
  streamVersion,
  eventId: `e${streamVersion}`,
  type: event.type,
  schemaVersion: 1,
  partitionKey: 'm1',
  data: event.data,
  actor: 'clock',
  correlationId: 'c',
  causationId: null,
  effectiveAt: new Date('2026-04-01T12:00:00Z'),
  recordedAt: new Date('2026-04-09T12:00:00Z'),
});

const rowOf = (projection: Projection<HistoryRow, never>, event: WalletEvent): HistoryRow => {
  const change = projection.on[event.type as never] as Projection<HistoryRow, WalletEvent>['on']['PointsSpent'];
  const [key] = change.keys(recorded(event) as never);
  return change.evolve(null, recorded(event) as never, key!)!;
};
const pointsRow = (event: WalletEvent) => rowOf(pointHistoryProjection as never, event);

describe('the history of points', () => {
  it('has a row for each event, dated by its effect', () => {
    const event = buildIssued('a', 500);
    const document = { kind: 'grant' as const, id: 'g7', memo: 'sorry' };
    expect(pointsRow({ ...event, data: { ...event.data, document } })).toEqual({
      id: 'e1',
      member_id: 'm1',
      version: 1,
      created: '2026-04-01T12:00:00.000Z',
      change: 500,
      money: 0,
      kind: 'grant',
      document: 'g7',
      memo: 'sorry',
    });
  });

  it.each([
    ['what is issued, in all its lots', [buildIssued('a', 30), buildIssued('b', 4, LATE, 'paid')], 34],
    ['what is spent, from all its lots', [buildSpent(['a', 30], ['b', 4])], -34],
    ['what has expired', [buildExpired(['a', 30])], -30],
  ])('shows %s as one signed change', (_, events, change) => {
    const lines = events.flatMap((event) => event.data.lines);
    expect(pointsRow({ ...events[0]!, data: { ...events[0]!.data, lines } } as WalletEvent)).toMatchObject({
      change,
      memo: null,
    });
  });

  it('has no rows for coins', () => {
    expect(Object.keys(pointHistoryProjection.on).sort()).toEqual([
      'PointsExpired',
      'PointsIssued',
      'PointsRestored',
      'PointsSpent',
      'PointsTakenBack',
    ]);
  });
});

describe('the history of coins', () => {
  it.each([5, -5])('shows a change of %i', (change) => {
    expect(rowOf(coinHistoryProjection as never, buildCoinsMoved(change))).toMatchObject({
      change,
      member_id: 'm1',
      money: 0,
    });
  });

  it('has no rows for points', () => {
    expect(Object.keys(coinHistoryProjection.on).sort()).toEqual(['CoinsIssued', 'CoinsSpent']);
  });
});
