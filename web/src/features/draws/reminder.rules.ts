import type { Id } from '../../api/answer';

/** Where a reminder stays closed: the tab's storage, or what behaves like it. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEPT = 'reminder-closed';

/** Closes the reminder of these draws until the tab is closed, or there is another draw to remind of. */
export const closeReminder = (store: Store, draws: readonly Id[]): void =>
  store.setItem(KEPT, JSON.stringify(draws.map(String)));

/** A member who has just drawn is reminded again. */
export const reopenReminder = (store: Store): void => store.removeItem(KEPT);

/** Whether the member closed the reminder of all these draws. */
export const isReminderClosed = (store: Store, draws: readonly Id[]): boolean => {
  const closed = new Set(JSON.parse(store.getItem(KEPT) ?? '[]') as string[]);
  return draws.every((draw) => closed.has(String(draw)));
};
