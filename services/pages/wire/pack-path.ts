/** Where the client shows a pack. */
export const packPath = (packId: string): string => `/pack-detail?packId=${encodeURIComponent(packId)}`;
