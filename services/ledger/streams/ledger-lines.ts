import { type EventsWhere, events, listEventNames } from '../../events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import type { Line } from '../../points/index.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';

/** An event whose lines are a ledger entry. */
export type BookedEvent = EventsWhere<{ value: Unit }>;

export const unitOf = ({ type }: Pick<RecordedEvent<BookedEvent>, 'type'>): Unit => events[type].value;

/** Returns the same value for each type of event with an entry, for a projection of all entries. */
export const onEachEntry = <Change>(change: Change): Readonly<Record<BookedEvent['type'], Change>> =>
  Object.fromEntries(
    listEventNames(({ value }) => value === 'points' || value === 'coins').map((name) => [name, change]),
  ) as Record<BookedEvent['type'], Change>;

/**
 * Returns the class of an account. All members' accounts of one kind are a class, `member:paid`; each account of the
 * house is its own.
 */
export const classOf = (account: string): string => account.replace(/^member:.*:/, 'member:');

export const turnoverOf = (lines: readonly Pick<Line, 'amount'>[]): Turnover => ({
  gained: lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
  lost: lines.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0),
  lines: lines.length,
});
