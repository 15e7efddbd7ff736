import { addTokyoMonths, DAY_MS, isDaytime } from '../../kernel/time.js';

const HOUR_MS = 3_600_000;

/** Months without a use after which the closing is announced. */
const NOTIFIED_AFTER_MONTHS = 5;
/** Months without a use after which the account is closed. */
const CLOSED_AFTER_MONTHS = 6;
/** The minimum number of months between the first announcement and the closing. */
const WARNED_MONTHS = 1;
/** The time between the second announcement and the closing. After as long a delay, announcements expire. */
const NOTIFIED_AGAIN_MS = 7 * DAY_MS;
/** The delay of the next check of an account that cannot be closed now. */
const LOOKED_AT_AGAIN_MS = DAY_MS;
/** The delay of the next check while the member is barred or paused, or while the setting is off. */
const LEFT_ALONE_MS = 7 * DAY_MS;

/**
 * Returns the time by day. A time at night moves by twelve hours to the same minute, so that a night's work is spread out.
 */
const byDay = (moment: Date): Date => (isDaytime(moment) ? moment : new Date(moment.getTime() + 12 * HOUR_MS));

const after = (moment: Date, ms: number): Date => byDay(new Date(moment.getTime() + ms));
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Computes when an account is checked first after its last use. */
export const computeFirstLookAt = (usedAt: Date): Date => byDay(addTokyoMonths(usedAt, NOTIFIED_AFTER_MONTHS));

/** A reason why an account cannot be closed: a ban or pause, a debt, or open business. */
export type Hindrance = 'barred' | 'owes' | 'cards' | 'parcels' | 'payments' | 'transfers';

/** The announcements and the keeping of an unused account. */
export interface Warned {
  /** When an operator kept it, which counts as a use; null for never. */
  readonly keptAt: Date | null;
  readonly notifiedAt: Date | null;
  readonly notifiedAgainAt: Date | null;
  /** The announced time of the closing; null without an announcement. */
  readonly closesAt: Date | null;
}

/** The state of an account that is checked. */
export interface Unused {
  /** The last use, to the hour. */
  readonly usedAt: Date;
  /** Earlier announcements; null for none. */
  readonly warned: Warned | null;
  /** True while the shop bars the member, or they pause. */
  readonly isBarred: boolean;
  /** True while owners want unused accounts to be closed. */
  readonly isOn: boolean;
}

/** The result of a check, and the time of the next one. */
export type UnusedStep =
  /** The account is used, or kept by an operator. */
  | { readonly step: 'used' | 'kept'; readonly lookAt: Date }
  /** The account is unused, and nothing is due or allowed now. */
  | { readonly step: 'wait' | 'hold'; readonly lookAt: Date }
  | { readonly step: 'tell' | 'tell-again'; readonly lookAt: Date; readonly closesAt: Date }
  /** Closes the account, or checks it again if something is open. */
  | { readonly step: 'close'; readonly lookAt: Date };

const computeSecondNotice = (closesAt: Date): Date => byDay(new Date(closesAt.getTime() - NOTIFIED_AGAIN_MS));

/** Decides the next step for an account that is unused since then and may be closed. */
const warn = (since: Date, warned: Warned | null, now: Date): UnusedStep => {
  const { notifiedAt = null, notifiedAgainAt = null, closesAt = null } = warned ?? {};
  if (!notifiedAt || !closesAt || notifiedAt < since) {
    const unused = new Date(addTokyoMonths(since, CLOSED_AFTER_MONTHS).getTime() + HOUR_MS);
    const closes = byDay(later(unused, addTokyoMonths(now, WARNED_MONTHS)));
    return { step: 'tell', lookAt: computeSecondNotice(closes), closesAt: closes };
  }
  if (now < computeSecondNotice(closesAt)) return { step: 'wait', lookAt: computeSecondNotice(closesAt) };
  // An announcement from before a long stop of the closings has expired.
  const isPast = now.getTime() >= closesAt.getTime() + NOTIFIED_AGAIN_MS;
  if (!notifiedAgainAt || isPast) {
    const closes = later(closesAt, after(now, NOTIFIED_AGAIN_MS));
    return { step: 'tell-again', lookAt: closes, closesAt: closes };
  }
  if (now < closesAt) return { step: 'wait', lookAt: closesAt };
  return { step: 'close', lookAt: after(now, LOOKED_AT_AGAIN_MS) };
};

/** Decides the next step for an account. Its closing is announced twice, and never comes earlier than announced. */
export const stepOf = ({ usedAt, warned, isBarred, isOn }: Unused, now: Date): UnusedStep => {
  const since = later(usedAt, warned?.keptAt ?? usedAt);
  if (now < computeFirstLookAt(since))
    return { step: since > usedAt ? 'kept' : 'used', lookAt: computeFirstLookAt(since) };
  if (now < byDay(now)) return { step: 'wait', lookAt: byDay(now) };
  if (isBarred) return { step: 'hold', lookAt: after(now, LEFT_ALONE_MS) };
  if (!isOn) return { step: 'wait', lookAt: after(now, LEFT_ALONE_MS) };
  return warn(since, warned, now);
};
