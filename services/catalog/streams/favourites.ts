/** The maximum number of packs that one member may mark. */
export const MAX_FAVOURITES = 500;

/**
 * Adds or removes a marked pack and returns the list, newest first. A repeated change returns it unchanged.
 *
 * @returns null if the limit is exceeded
 */
export const withFavourite = (
  favourites: readonly string[],
  packId: string,
  isFavourite: boolean,
): readonly string[] | null => {
  if (!isFavourite) return favourites.filter((id) => id !== packId);
  if (favourites.includes(packId)) return favourites;
  return favourites.length < MAX_FAVOURITES ? [packId, ...favourites] : null;
};
