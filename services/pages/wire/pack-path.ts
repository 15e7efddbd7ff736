/** Returns the path of the page of a pack. */
export const toPackPath = (packId: string): string => `/pack-detail?packId=${encodeURIComponent(packId)}`;
