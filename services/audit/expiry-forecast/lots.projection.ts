import type { RecordedEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import { tokyoDate } from '../../kernel/time.js';
import type { PointsIssued, WalletEvent } from '../../points/index.js';
import { accountOf } from '../ledger-lines.js';

/** What is left of a lot. A lot is of one kind, so that one of the two is 0. */
interface LotRow {
  readonly lot_id: string;
  readonly member_id: string;
  /** The day of Tokyo on which what is left runs out of time. */
  readonly expires_on: string;
  readonly paid: number;
  readonly free: number;
  /** 1 while points are left, then 0: so that lots are counted where points are added up. */
  readonly lots: number;
}

type PointsEvent = Extract<WalletEvent, { type: `Points${string}` }>;

/** The lot before anything is in it. */
const opened = ({ data }: RecordedEvent<PointsIssued>, lotId: string): LotRow | null => {
  const lot = data.lots.find((one) => one.lotId === lotId);
  if (!lot) return null;
  const expires_on = tokyoDate(new Date(lot.expiresAt));
  return { lot_id: lotId, member_id: data.memberId, expires_on, paid: 0, free: 0, lots: 0 };
};

const moved = (row: LotRow | null, { data }: RecordedEvent<PointsEvent>, lotId: string): LotRow | null => {
  if (!row) return null;
  const gained = (kind: 'paid' | 'free') =>
    data.lines
      .filter(({ lot, account }) => lot === lotId && account === accountOf(data.memberId, kind))
      .reduce((sum, { amount }) => sum + amount, 0);
  const [paid, free] = [row.paid + gained('paid'), row.free + gained('free')];
  return { ...row, paid, free, lots: paid + free > 0 ? 1 : 0 };
};

const keys = ({ data }: RecordedEvent<PointsEvent>): string[] => data.lines.flatMap(({ lot }) => lot ?? []);
const taken = { keys, evolve: moved };

/** One row for each lot of points: how much is left of it; and sums by the day on which that ends. */
export const lotsProjection: Projection<LotRow, PointsEvent> = {
  name: 'lots',
  table: 'audit.lots',
  key: 'lot_id',
  columns: {
    lot_id: 'uuid',
    member_id: 'uuid',
    expires_on: 'text',
    paid: 'integer',
    free: 'integer',
    lots: 'integer',
  },
  sums: {
    table: 'audit.lots_by_day',
    by: 'expires_on',
    partitionKey: 'member_id',
    columns: ['paid', 'free', 'lots'],
  },
  isLedger: true,
  on: {
    PointsIssued: { keys, evolve: (row, event, lotId) => moved(row ?? opened(event, lotId), event, lotId) },
    PointsSpent: taken,
    PointsExpired: taken,
  },
};
