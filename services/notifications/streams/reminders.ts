import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { computeLateBefore } from '../../shipments/index.js';

const HOUR_MS = 3_600_000;

/** Cards are told of when so much of their time is left. */
export const CARDS_AHEAD_MS = 6 * HOUR_MS;
/** With them, so that no member gets more than one such mail in this time, those whose time ends so much later. */
export const CARDS_TOGETHER_MS = 3 * HOUR_MS;

/** Points are told of so many days before the day on which they expire. */
export const POINTS_AHEAD_DAYS = [30, 7] as const;
export type PointsAhead = (typeof POINTS_AHEAD_DAYS)[number];

export type ReminderKind = 'cards' | `points-${PointsAhead}` | 'late-parcels';

/** What is looked for: what is due after one moment and until another, and until when what is told reaches. */
export interface LookAhead {
  /** Where the first look of all begins. */
  readonly from: Date;
  /** What is due by then is told of no more. */
  readonly skippedUntil: Date;
  /** What is due until then sets a mail off. */
  readonly until: Date;
  /** The mail tells of all that is due until then. */
  readonly coveredUntil: Date;
}

export const computeCardsAhead = (now: Date): LookAhead => {
  const until = new Date(now.getTime() + CARDS_AHEAD_MS);
  return { from: now, skippedUntil: now, until, coveredUntil: new Date(until.getTime() + CARDS_TOGETHER_MS) };
};

/** The whole Tokyo day so many days on: what expires on one day is told of in one mail. */
export const computePointsAhead = (now: Date, days: PointsAhead): LookAhead => {
  const from = startOfTokyoDate(toTokyoDate(new Date(now.getTime() + days * DAY_MS)));
  const until = new Date(from.getTime() + DAY_MS - 1);
  return { from, skippedUntil: now, until, coveredUntil: until };
};

/** Parcels that were asked for so long ago that they are late, told of from the day on which they are. */
export const computeParcelsLate = (now: Date): LookAhead => {
  const until = new Date(computeLateBefore(now).getTime() - 1);
  return {
    from: computeLateBefore(new Date(now.getTime() - DAY_MS)),
    skippedUntil: new Date(0),
    until,
    coveredUntil: until,
  };
};
