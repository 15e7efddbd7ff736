/** Title, text and link to share. */
export type ShareSheet = Required<Pick<ShareData, 'title' | 'text' | 'url'>>;

/** Returns true if the user closed the share sheet, which is no failure. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet. @returns false where it is missing or failed */
export const openShareSheet = async (sheet: ShareSheet): Promise<boolean> => {
  try {
    await navigator.share(sheet);
    return true;
  } catch (error) {
    return isDismissed(error);
  }
};
