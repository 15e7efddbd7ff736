/** Packs that one member may have marked at once. */
export const MOST_FAVOURITES = 500;

/**
 * The packs that a member has marked once one of them is, or is no longer, the last one first; what is so already stays as it is.
 *
 * @returns null where there are too many
 */
export const withFavourite = (
  favourites: readonly string[],
  packId: string,
  isFavourite: boolean,
): readonly string[] | null => {
  if (!isFavourite) return favourites.filter((id) => id !== packId);
  if (favourites.includes(packId)) return favourites;
  return favourites.length < MOST_FAVOURITES ? [packId, ...favourites] : null;
};
