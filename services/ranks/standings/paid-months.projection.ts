import type { RecordedEvent } from '../../kernel/event.js';
import { integer, type Projection, type RowOf, text, uuid } from '../../kernel/projection.js';
import { type TokyoMonth, toTokyoMonth } from '../../kernel/time.js';
import type {
  ChargebackOpened,
  ChargebackWon,
  PaymentConfirmed,
  RefundBounced,
  RefundConfirmed,
} from '../../payments/index.js';

const columns = {
  /** The member's id and the month. */
  id: text(),
  member_id: uuid(),
  month: text<TokyoMonth>(),
  /** Negative when refunds of the month exceed its payments. */
  yen: integer(),
};

export type PaidMonthRow = RowOf<typeof columns>;

type MoneyEvent = PaymentConfirmed | RefundConfirmed | RefundBounced | ChargebackOpened | ChargebackWon;

export const buildPaidMonthId = (memberId: string, month: TokyoMonth): string => `${memberId}:${month}`;

const monthOf = (event: RecordedEvent<MoneyEvent>): TokyoMonth => toTokyoMonth(event.effectiveAt);

/** Money counts in the month in which it moves, so that a past month never changes. */
const moves = <Event extends MoneyEvent>(change: (event: RecordedEvent<Event>) => number) => ({
  keys: (event: RecordedEvent<Event>) => [buildPaidMonthId(event.data.memberId, monthOf(event))],
  evolve: (row: PaidMonthRow | null, event: RecordedEvent<Event>, id: string): PaidMonthRow => ({
    id,
    member_id: event.data.memberId,
    month: monthOf(event),
    yen: (row?.yen ?? 0) + change(event),
  }),
});

/** The yen that a member has paid in each month, minus refunds. Refunds of money that gave no points do not count. */
export const paidMonthsProjection: Projection<PaidMonthRow, MoneyEvent> = {
  name: 'rank_paid_months',
  table: 'ranks.paid_months',
  key: 'id',
  columns,
  on: {
    PaymentConfirmed: moves<PaymentConfirmed>(({ data }) => (data.creditedTo === 'wallet' ? data.yen : 0)),
    RefundConfirmed: moves<RefundConfirmed>(({ data }) => (data.takenFrom === 'suspense' ? 0 : -data.yen)),
    RefundBounced: moves<RefundBounced>(({ data }) => (data.takenFrom === 'suspense' ? 0 : data.yen)),
    ChargebackOpened: moves<ChargebackOpened>(({ data }) => -data.yen),
    ChargebackWon: moves<ChargebackWon>(({ data }) => data.yen),
  },
};
