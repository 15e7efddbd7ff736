import type { SafeStorage } from '../../browser/storage';

/** A longer list does not travel in an address. */
const MAX_ADDRESS_CHARACTERS = 2000;
const STORED = 'stored:';

type SelectionStorage = Pick<SafeStorage, 'getItem' | 'setItem'>;

/** The name of the parameter that carries the chosen cards. */
export const SELECTION = 'selectedCardHistoryIds';

/**
 * The chosen cards as an address carries them: ids joined by commas, or, when that is too long, the key under which
 * they are stored. @param drawId is in the key: one choice is kept for each draw
 */
export const writeSelection = (ids: readonly string[], drawId: string, storage: SelectionStorage): string => {
  const joined = ids.join(',');
  if (joined.length <= MAX_ADDRESS_CHARACTERS) return joined;
  const key = `${SELECTION}.${drawId}`;
  storage.setItem(key, joined);
  return STORED + key;
};

/** The chosen cards that an address carries or points to; none when the storage was cleared. */
export const readSelection = (written: string | null, storage: SelectionStorage): string[] => {
  const joined = written?.startsWith(STORED) ? storage.getItem(written.slice(STORED.length)) : written;
  return joined ? joined.split(',') : [];
};
