import { localStorageStore, type Store } from 'react-admin';

const NAME = 'console';
const PREFIX = `RaStore${NAME}.`;
/** What somebody looked for, and chose of it. */
const OF_THE_SESSION = /\.(listParams|selectedIds)$/;

const kept = localStorageStore('1', NAME);

/**
 * What an operator set for themselves: language, columns, filters, sorting; it stays in their browser. A search may
 * name a member, so it goes when they sign out; the rest is there when they are back.
 */
export const store: Store = {
  ...kept,
  reset: () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && OF_THE_SESSION.test(key)) kept.removeItem(key.slice(PREFIX.length));
  },
};
