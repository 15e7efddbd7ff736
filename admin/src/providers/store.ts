import type { Store } from 'react-admin';
import { readStoredJson } from '../../../services/platform/clients/safe-storage.shared.js';
import { deviceStorage, listStoredNames } from '../browser/storage';

const PREFIX = 'RaStoreconsole.';
/** Searches and selections, which end with the session. */
const OF_THE_SESSION = /\.(listParams|selectedIds)$/;

type Listener = Parameters<Store['subscribe']>[1];

/** Subscriptions as objects, because the same function may subscribe several times. */
const subscriptions = new Set<{ readonly key: string; readonly listener: Listener }>();

const notify = (key: string, value: unknown): void => {
  for (const subscription of subscriptions) if (subscription.key === key) subscription.listener(value);
};

/** Names that were set on this page, because blocked storage cannot list them. */
const named = new Set<string>();

const keys = (): string[] =>
  [...new Set([...listStoredNames(), ...named])]
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

const read = (key: string): unknown =>
  readStoredJson<unknown>(deviceStorage, PREFIX + key, (value) => value, undefined);

const remove = (key: string): void => {
  deviceStorage.removeItem(PREFIX + key);
  notify(key, undefined);
};

/** Follows changes by another tab. */
const follow = ({ key }: StorageEvent): void => {
  if (key?.startsWith(PREFIX)) notify(key.slice(PREFIX.length), read(key.slice(PREFIX.length)));
};

/**
 * Stores an operator's preferences in the browser: language, columns, filters, sorting.
 * A search may contain a member's name, so it is deleted at sign-out. Unlike react-admin's store, it works if the
 * browser blocks storage.
 */
export const store: Store = {
  setup: () => window.addEventListener('storage', follow),
  teardown: () => window.removeEventListener('storage', follow),
  getItem: (key, missing) => (read(key) ?? missing) as never,
  setItem: (key, value) => {
    if (value === undefined) return remove(key);
    named.add(PREFIX + key);
    deviceStorage.setItem(PREFIX + key, JSON.stringify(value));
    notify(key, value);
  },
  removeItem: remove,
  removeItems: (prefix) => {
    for (const key of keys()) if (key.startsWith(prefix)) remove(key);
  },
  reset: () => {
    for (const key of keys()) if (OF_THE_SESSION.test(key)) remove(key);
  },
  listItems: (prefix = '') =>
    Object.fromEntries(
      keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => [key, read(key)]),
    ),
  subscribe: (key, listener) => {
    const subscription = { key, listener };
    subscriptions.add(subscription);
    return () => void subscriptions.delete(subscription);
  },
};
