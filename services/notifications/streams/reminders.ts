import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { computeLateBefore } from '../../shipments/index.js';

const HOUR_MS = 3_600_000;

/** Members are reminded of cards this long before the deadline. */
export const CARDS_AHEAD_MS = 6 * HOUR_MS;
/** A reminder includes cards due this much later, so that a member gets at most one such mail within this time. */
export const CARDS_TOGETHER_MS = 3 * HOUR_MS;

/** Members are reminded of points this many days before the day on which they expire. */
export const POINTS_AHEAD_DAYS = [30, 7] as const;
export type PointsAhead = (typeof POINTS_AHEAD_DAYS)[number];

export type ReminderKind = 'cards' | `points-${PointsAhead}` | 'late-parcels';

/** The range of deadlines that a round of reminders covers. */
export interface LookAhead {
  /** The checkpoint of the first round. */
  readonly from: Date;
  /** Deadlines up to this time are skipped. */
  readonly skippedUntil: Date;
  /** Deadlines up to this time cause a mail. */
  readonly until: Date;
  /** The mail covers all deadlines up to this time. */
  readonly coveredUntil: Date;
}

export const computeCardsAhead = (now: Date): LookAhead => {
  const until = new Date(now.getTime() + CARDS_AHEAD_MS);
  return { from: now, skippedUntil: now, until, coveredUntil: new Date(until.getTime() + CARDS_TOGETHER_MS) };
};

/** Returns the whole Tokyo day this many days ahead: one mail covers all points that expire on one day. */
export const computePointsAhead = (now: Date, days: PointsAhead): LookAhead => {
  const from = startOfTokyoDate(toTokyoDate(new Date(now.getTime() + days * DAY_MS)));
  const until = new Date(from.getTime() + DAY_MS - 1);
  return { from, skippedUntil: now, until, coveredUntil: until };
};

/** Returns the range of parcels that have become late by the start of this day. */
export const computeParcelsLate = (now: Date): LookAhead => {
  const until = new Date(computeLateBefore(now).getTime() - 1);
  return {
    from: computeLateBefore(new Date(now.getTime() - DAY_MS)),
    skippedUntil: new Date(0),
    until,
    coveredUntil: until,
  };
};
