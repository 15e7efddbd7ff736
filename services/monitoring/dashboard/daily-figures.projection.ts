import type { EventsWhere } from '../../events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { laneOf } from '../../kernel/lane.js';
import { bigint, type Projection, type RowChange, type RowOf, text } from '../../kernel/projection.js';
import { toTokyoDate } from '../../kernel/time.js';
import type { Line } from '../../points/index.js';

type Counted = EventsWhere<{ figure: true }>;
type Of<Type extends Counted['type']> = Extract<Counted, { type: Type }>;

const figures = {
  draws: bigint(),
  /** Tickets drawn; extra prizes are none. */
  tickets: bigint(),
  /** Cards on which a member or the deadline has decided, or that were given in exchange or forfeited with an account. */
  decided: bigint(),
  /** Yen: paid points spent on draws. */
  sales: bigint(),
  /** Points sold, granted, given as a bonus, or brought from partner sites. */
  points_issued: bigint(),
  /** Points spent on draws, paid or free. */
  points_used: bigint(),
  points_expired: bigint(),
  /** Points given back for cards, also as the change of an exchange. */
  points_converted: bigint(),
  coins_used: bigint(),
  registrations: bigint(),
};
const columns = { key: text(), day: text(), ...figures };

/** What is counted of a day. */
export type Figures = RowOf<typeof figures>;
type DayRow = RowOf<typeof columns>;

export const NO_FIGURES: Figures = {
  draws: 0,
  tickets: 0,
  decided: 0,
  sales: 0,
  points_issued: 0,
  points_used: 0,
  points_expired: 0,
  points_converted: 0,
  coins_used: 0,
  registrations: 0,
};

/** What a member's accounts of these kinds lost, or gained where it is below zero. */
const lost = (lines: readonly Line[], ...kinds: readonly string[]): number => {
  const ofMember = lines.filter(({ account }) => kinds.some((kind) => account.endsWith(`:${kind}`)));
  return -ofMember.reduce((sum, { amount }) => sum + amount, 0);
};

/** Adds what an event counts for to the row of its day and lane. */
const count = <Event extends Counted>(
  figuresOf: (data: Event['data']) => Partial<Figures>,
): RowChange<DayRow, Event> => ({
  keys: (event: RecordedEvent<Event>) => [`${toTokyoDate(event.effectiveAt)}/${laneOf(event.partitionKey)}`],
  evolve: (row, event, key) => {
    const before = row ?? { key, day: key.slice(0, 10), ...NO_FIGURES };
    const added = Object.entries(figuresOf(event.data)).map(([figure, n]) => [
      figure,
      before[figure as keyof Figures] + n,
    ]);
    return { ...before, ...Object.fromEntries(added) };
  },
});

/** What happened on each day of Tokyo; one row for each lane of the log, so that no two readers meet in one. */
export const dailyFiguresProjection: Projection<DayRow, Counted> = {
  name: 'daily_figures',
  table: 'monitoring.daily_figures',
  key: 'key',
  columns,
  on: {
    CardsDrawn: count<Of<'CardsDrawn'>>(({ prizeIndexes, extras = 0 }) => ({
      draws: 1,
      tickets: prizeIndexes.length - extras,
    })),
    CardsDecided: count<Of<'CardsDecided'>>(({ shipped, converted }) => ({
      decided: shipped.length + converted.length,
    })),
    CardsExchanged: count<Of<'CardsExchanged'>>(({ cards }) => ({ decided: cards.length })),
    CardsForfeited: count<Of<'CardsForfeited'>>(({ cards }) => ({ decided: cards.length })),
    PointsIssued: count<Of<'PointsIssued'>>(({ lines, document }) => {
      const points = -lost(lines, 'paid', 'free');
      return document.kind === 'decision' || document.kind === 'exchange'
        ? { points_converted: points }
        : { points_issued: points };
    }),
    PointsSpent: count<Of<'PointsSpent'>>(({ lines, document }) =>
      document.kind === 'draw' ? { sales: lost(lines, 'paid'), points_used: lost(lines, 'paid', 'free') } : {},
    ),
    PointsExpired: count<Of<'PointsExpired'>>(({ lines }) => ({ points_expired: lost(lines, 'paid', 'free') })),
    CoinsSpent: count<Of<'CoinsSpent'>>(({ lines, document }) =>
      document.kind === 'reversal' ? {} : { coins_used: lost(lines, 'coin') },
    ),
    MemberRegistered: count<Of<'MemberRegistered'>>(() => ({ registrations: 1 })),
  },
};
