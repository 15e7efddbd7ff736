import type { Id } from '../../api/answer';
import { type KeptValues, keptJson } from '../../browser/storage';

const KEPT = 'reminder-closed';

/** Closes the reminder of these draws until the tab is closed, or there is another draw to remind of. */
export const closeReminder = (store: KeptValues, draws: readonly Id[]): void =>
  store.setItem(KEPT, JSON.stringify(draws.map(String)));

/** A member who has just drawn is reminded again. */
export const restoreReminder = (store: KeptValues): void => store.removeItem(KEPT);

/** Whether the member closed the reminder of all these draws. */
export const isReminderClosed = (store: KeptValues, draws: readonly Id[]): boolean => {
  const closed = keptJson(store, KEPT, (ids) => new Set(ids as string[]), new Set());
  return draws.every((draw) => closed.has(String(draw)));
};
