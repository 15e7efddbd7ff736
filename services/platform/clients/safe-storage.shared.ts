/** The methods of a browser's `Storage` that the clients use. */
export interface SafeStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/**
 * Wraps a browser's storage so that it never throws. A value that blocked or full storage refuses is kept in memory, until the page
 * is left.
 *
 * @param open returns the storage; may throw, or return null
 */
export const wrapStorage = (open: () => SafeStorage | null): SafeStorage => {
  /** Values that the storage refused; null for a name that it could not remove. */
  const memory = new Map<string, string | null>();
  const trySet = (work: (storage: SafeStorage) => void): boolean => {
    try {
      work(open()!);
      return true;
    } catch {
      return false;
    }
  };
  const change = (name: string, value: string | null, work: (storage: SafeStorage) => void): void => {
    if (trySet(work)) memory.delete(name);
    else memory.set(name, value);
  };
  return {
    getItem: (name) => {
      let value = memory.get(name);
      if (value === undefined) trySet((storage) => (value = storage.getItem(name)));
      return value ?? null;
    },
    setItem: (name, value) => change(name, value, (storage) => storage.setItem(name, value)),
    removeItem: (name) => change(name, null, (storage) => storage.removeItem(name)),
  };
};

/**
 * Reads JSON that an earlier page has stored. Anything that does not parse counts as missing: extensions, earlier releases and
 * users may have written it.
 *
 * @param parse turns the value into what it stands for; may throw
 */
export const readStoredJson = <Value>(
  store: Pick<SafeStorage, 'getItem'>,
  name: string,
  parse: (value: unknown) => Value,
  missing: Value,
): Value => {
  const json = store.getItem(name);
  if (json === null) return missing;
  try {
    return parse(JSON.parse(json));
  } catch {
    return missing;
  }
};
