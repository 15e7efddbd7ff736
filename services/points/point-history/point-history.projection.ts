import type { RecordedEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { CoinsIssued, CoinsSpent, MoneyHeld, MoneyMoved, WalletEvent } from '../streams/wallet.events.js';
import type { HistoryRow } from './history-row.js';
import { changeOf, historyColumns, moneyOf } from './history-row.js';

type CoinsEvent = CoinsIssued | CoinsSpent;
/** All other events of a wallet, except those that move money without points. */
type PointsEvent = Exclude<WalletEvent, CoinsEvent | MoneyHeld | MoneyMoved>;

const rowFrom = (event: RecordedEvent<PointsEvent | CoinsEvent>, change: number): HistoryRow => ({
  id: event.eventId,
  member_id: event.data.memberId,
  version: event.streamVersion,
  created: event.effectiveAt.toISOString(),
  change,
  money: moneyOf(event.data.lines),
  kind: event.data.document.kind,
  document: event.data.document.id,
  memo: event.data.document.memo ?? null,
});

const onePointsRow = {
  isNew: true as const,
  keys: (event: RecordedEvent<PointsEvent>) => [event.eventId],
  evolve: (_: HistoryRow | null, event: RecordedEvent<PointsEvent>) =>
    rowFrom(event, changeOf(event.data.lines, ['paid', 'free'])),
};

const oneCoinsRow = {
  isNew: true as const,
  keys: (event: RecordedEvent<CoinsEvent>) => [event.eventId],
  evolve: (_: HistoryRow | null, event: RecordedEvent<CoinsEvent>) =>
    rowFrom(event, changeOf(event.data.lines, ['coin'])),
};

/** One row for each event that moved a member's points. */
export const pointHistoryProjection: Projection<HistoryRow, PointsEvent> = {
  name: 'point_history',
  table: 'points.point_history',
  key: 'id',
  columns: historyColumns,
  isLedger: true,
  on: {
    PointsIssued: onePointsRow,
    PointsSpent: onePointsRow,
    PointsExpired: onePointsRow,
    PointsTakenBack: onePointsRow,
    PointsRestored: onePointsRow,
  },
};

/** One row for each event that moved a member's coins. */
export const coinHistoryProjection: Projection<HistoryRow, CoinsEvent> = {
  name: 'coin_history',
  table: 'points.coin_history',
  key: 'id',
  columns: historyColumns,
  isLedger: true,
  on: { CoinsIssued: oneCoinsRow, CoinsSpent: oneCoinsRow },
};
