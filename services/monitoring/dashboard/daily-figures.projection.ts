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
  /** Drawn tickets, without extra prizes. */
  tickets: bigint(),
  /** Cards that were decided on by a member or a deadline, exchanged, or forfeited with an account. */
  decided: bigint(),
  /** Paid points spent on draws, in yen. */
  sales: bigint(),
  /** Points sold, granted, awarded as a bonus, or transferred from partner sites. */
  points_issued: bigint(),
  /** Points spent on draws, paid or free. */
  points_used: bigint(),
  points_expired: bigint(),
  /** Points that members received for cards, including the change of an exchange. */
  points_converted: bigint(),
  coins_used: bigint(),
  registrations: bigint(),
};
const columns = { key: text(), day: text(), ...figures };

/** The figures of one day in Tokyo. */
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

/** Computes how much a member's accounts of these kinds decreased. The result is negative if they increased. */
const computeLoss = (lines: readonly Line[], ...kinds: readonly string[]): number => {
  const ofMember = lines.filter(({ account }) => kinds.some((kind) => account.endsWith(`:${kind}`)));
  return -ofMember.reduce((sum, { amount }) => sum + amount, 0);
};

/** Adds the figures of an event to the row of its day and lane. */
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

/** The figures of each day in Tokyo. Each lane of the log has its own row, so that no two consumers write the same row. */
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
