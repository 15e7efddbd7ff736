/** A longer list does not travel in an address. */
const MAX_ADDRESS_CHARACTERS = 2000;
const STORED = 'stored:';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The name of the parameter that carries the chosen cards. */
export const SELECTION = 'selectedCardHistoryIds';

/**
 * The chosen cards as an address carries them: ids joined by commas, or, when that is too long, the name of the shelf
 * place where they lie. @param drawId names the place: one choice is kept for each draw
 */
export const writeSelection = (ids: readonly string[], drawId: string, shelf: Shelf): string => {
  const joined = ids.join(',');
  if (joined.length <= MAX_ADDRESS_CHARACTERS) return joined;
  const place = `${SELECTION}.${drawId}`;
  shelf.setItem(place, joined);
  return STORED + place;
};

/** The chosen cards that an address carries or points to; none when the shelf was cleared. */
export const readSelection = (written: string | null, shelf: Shelf): string[] => {
  const joined = written?.startsWith(STORED) ? shelf.getItem(written.slice(STORED.length)) : written;
  return joined ? joined.split(',') : [];
};
