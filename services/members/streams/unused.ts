import { addTokyoMonths, DAY_MS, isDaytime } from '../../kernel/time.js';

const HOUR_MS = 3_600_000;

/** Months without a use after which the member is told. */
const NOTIFIED_AFTER_MONTHS = 5;
/** Months without a use after which the account is closed. */
const CLOSED_AFTER_MONTHS = 6;
/** Whoever was told first has so many months, however long they have not been there. */
const WARNED_MONTHS = 1;
/** So long before, the member is told again; and so long after, what they were told is no more true. */
const NOTIFIED_AGAIN_MS = 7 * DAY_MS;
/** Of an account that may not be closed at the moment. */
const LOOKED_AT_AGAIN_MS = DAY_MS;
/** Of one whose member the shop bars, or who has barred themselves; and of all while owners do not want it. */
const LEFT_ALONE_MS = 7 * DAY_MS;

/** That moment, or by night the same minute twelve hours on, so that what falls into one night is not done at once. */
const byDay = (moment: Date): Date => (isDaytime(moment) ? moment : new Date(moment.getTime() + 12 * HOUR_MS));

const after = (moment: Date, ms: number): Date => byDay(new Date(moment.getTime() + ms));
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** When an account is looked at that was used last at that moment. */
export const computeFirstLookAt = (usedAt: Date): Date => byDay(addTokyoMonths(usedAt, NOTIFIED_AFTER_MONTHS));

/** What an account may not be closed for: that the shop bars its member or they pause, what they owe, and what is under way. */
export type Hindrance = 'barred' | 'owes' | 'cards' | 'parcels' | 'payments' | 'transfers';

/** What was done about an account that nobody uses. */
export interface Warned {
  /** When an operator kept it, which counts as a use; null where none did. */
  readonly keptAt: Date | null;
  readonly notifiedAt: Date | null;
  readonly notifiedAgainAt: Date | null;
  /** What the member was told; null while they were not. */
  readonly closesAt: Date | null;
}

/** How things stand with an account that is looked at. */
export interface Unused {
  /** To the hour. */
  readonly usedAt: Date;
  /** What was done about it; null where nothing was. */
  readonly warned: Warned | null;
  /** The shop bars the member, or they have barred themselves. */
  readonly isBarred: boolean;
  /** Owners want unused accounts to be closed. */
  readonly isOn: boolean;
}

/** What becomes of an account that was looked at, and when it is looked at again. */
export type UnusedStep =
  /** It is used, or kept by an operator. */
  | { readonly step: 'used' | 'kept'; readonly lookAt: Date }
  /** It is not, and nothing is done about it now, or must not be. */
  | { readonly step: 'wait' | 'hold'; readonly lookAt: Date }
  | { readonly step: 'tell' | 'tell-again'; readonly lookAt: Date; readonly closesAt: Date }
  /** Unless something is under way: then it is looked at again. */
  | { readonly step: 'close'; readonly lookAt: Date };

const computeSecondNotice = (closesAt: Date): Date => byDay(new Date(closesAt.getTime() - NOTIFIED_AGAIN_MS));

/** What an account that is unused since then, and may be closed, comes to. */
const warn = (since: Date, warned: Warned | null, now: Date): UnusedStep => {
  const { notifiedAt = null, notifiedAgainAt = null, closesAt = null } = warned ?? {};
  if (!notifiedAt || !closesAt || notifiedAt < since) {
    const unused = new Date(addTokyoMonths(since, CLOSED_AFTER_MONTHS).getTime() + HOUR_MS);
    const closes = byDay(later(unused, addTokyoMonths(now, WARNED_MONTHS)));
    return { step: 'tell', lookAt: computeSecondNotice(closes), closesAt: closes };
  }
  if (now < computeSecondNotice(closesAt)) return { step: 'wait', lookAt: computeSecondNotice(closesAt) };
  // Nobody is closed by what they were told before the shop had stopped that for a while.
  const isPast = now.getTime() >= closesAt.getTime() + NOTIFIED_AGAIN_MS;
  if (!notifiedAgainAt || isPast) {
    const closes = later(closesAt, after(now, NOTIFIED_AGAIN_MS));
    return { step: 'tell-again', lookAt: closes, closesAt: closes };
  }
  if (now < closesAt) return { step: 'wait', lookAt: closesAt };
  return { step: 'close', lookAt: after(now, LOOKED_AT_AGAIN_MS) };
};

/** What is to be done about an account: its member is told twice, and then it is closed, never earlier than they were told. */
export const stepOf = ({ usedAt, warned, isBarred, isOn }: Unused, now: Date): UnusedStep => {
  const since = later(usedAt, warned?.keptAt ?? usedAt);
  if (now < computeFirstLookAt(since)) return { step: since > usedAt ? 'kept' : 'used', lookAt: computeFirstLookAt(since) };
  if (now < byDay(now)) return { step: 'wait', lookAt: byDay(now) };
  if (isBarred) return { step: 'hold', lookAt: after(now, LEFT_ALONE_MS) };
  if (!isOn) return { step: 'wait', lookAt: after(now, LEFT_ALONE_MS) };
  return warn(since, warned, now);
};
