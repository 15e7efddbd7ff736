import type { SafeStorage } from '../../browser/storage';

/** Maximum length of a list in an address. */
const MAX_ADDRESS_CHARACTERS = 2000;
const STORED = 'stored:';

type SelectionStorage = Pick<SafeStorage, 'getItem' | 'setItem'>;

/** Name of the parameter with the chosen cards. */
export const SELECTION = 'selectedCardHistoryIds';

/**
 * Writes the chosen cards for an address: ids joined by commas, or the key of the stored list if they are too long.
 * @param drawId part of the key, so that one choice is kept for each draw
 */
export const writeSelection = (ids: readonly string[], drawId: string, storage: SelectionStorage): string => {
  const joined = ids.join(',');
  if (joined.length <= MAX_ADDRESS_CHARACTERS) return joined;
  const key = `${SELECTION}.${drawId}`;
  storage.setItem(key, joined);
  return STORED + key;
};

/** Reads the chosen cards of an address; none when the storage was cleared. */
export const readSelection = (written: string | null, storage: SelectionStorage): string[] => {
  const joined = written?.startsWith(STORED) ? storage.getItem(written.slice(STORED.length)) : written;
  return joined ? joined.split(',') : [];
};
