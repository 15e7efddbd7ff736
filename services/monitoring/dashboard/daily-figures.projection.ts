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
export type DailyFigures = RowOf<typeof figures>;
type DayRow = RowOf<typeof columns>;

export const NO_FIGURES: DailyFigures = {
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
const computeLoss = (lines: readonly Line[], ...kinds: readonly string[]): number => {
  const ofMember = lines.filter(({ account }) => kinds.some((kind) => account.endsWith(`:${kind}`)));
  return -ofMember.reduce((sum, { amount }) => sum + amount, 0);
};

/** Adds what an event counts for to the row of its day and lane. */
const addFigures = <Event extends Counted>(
  figuresOf: (data: Event['data']) => Partial<DailyFigures>,
): RowChange<DayRow, Event> => ({
  keys: (event: RecordedEvent<Event>) => [`${toTokyoDate(event.effectiveAt)}/${laneOf(event.partitionKey)}`],
  evolve: (row, event, key) => {
    const before = row ?? { key, day: key.slice(0, 10), ...NO_FIGURES };
    const added = Object.entries(figuresOf(event.data)).map(([figure, n]) => [
      figure,
      before[figure as keyof DailyFigures] + n,
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
    CardsDrawn: addFigures<Of<'CardsDrawn'>>(({ prizeIndexes, extras = 0 }) => ({
      draws: 1,
      tickets: prizeIndexes.length - extras,
    })),
    CardsDecided: addFigures<Of<'CardsDecided'>>(({ shipped, converted }) => ({
      decided: shipped.length + converted.length,
    })),
    CardsExchanged: addFigures<Of<'CardsExchanged'>>(({ cards }) => ({ decided: cards.length })),
    CardsForfeited: addFigures<Of<'CardsForfeited'>>(({ cards }) => ({ decided: cards.length })),
    PointsIssued: addFigures<Of<'PointsIssued'>>(({ lines, document }) => {
      const points = -computeLoss(lines, 'paid', 'free');
      return document.kind === 'decision' || document.kind === 'exchange'
        ? { points_converted: points }
        : { points_issued: points };
    }),
    PointsSpent: addFigures<Of<'PointsSpent'>>(({ lines, document }) =>
      document.kind === 'draw'
        ? { sales: computeLoss(lines, 'paid'), points_used: computeLoss(lines, 'paid', 'free') }
        : {},
    ),
    PointsExpired: addFigures<Of<'PointsExpired'>>(({ lines }) => ({
      points_expired: computeLoss(lines, 'paid', 'free'),
    })),
    CoinsSpent: addFigures<Of<'CoinsSpent'>>(({ lines, document }) =>
      document.kind === 'reversal' ? {} : { coins_used: computeLoss(lines, 'coin') },
    ),
    MemberRegistered: addFigures<Of<'MemberRegistered'>>(() => ({ registrations: 1 })),
  },
};
