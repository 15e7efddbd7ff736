import type { Id } from '../../api/response';
import { readStoredJson, type SafeStorage } from '../../browser/storage';

const KEPT = 'reminder-closed';

/** Closes the reminder of these draws until the tab is closed or another draw follows. */
export const closeReminder = (store: SafeStorage, draws: readonly Id[]): void =>
  store.setItem(KEPT, JSON.stringify(draws.map(String)));

/** Shows the reminder again after a new draw. */
export const restoreReminder = (store: SafeStorage): void => store.removeItem(KEPT);

/** Returns true if the member closed the reminder of all these draws. */
export const isReminderClosed = (store: SafeStorage, draws: readonly Id[]): boolean => {
  const closed = readStoredJson(store, KEPT, (ids) => new Set(ids as string[]), new Set());
  return draws.every((draw) => closed.has(String(draw)));
};
