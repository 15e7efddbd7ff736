/** Text and a link for others. */
export type ShareSheet = Required<Pick<ShareData, 'title' | 'text' | 'url'>>;

/** A share sheet that its user closes is no failure. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet. @returns false where there is none, or it failed */
export const openShareSheet = async (sheet: ShareSheet): Promise<boolean> => {
  try {
    await navigator.share(sheet);
    return true;
  } catch (error) {
    return isDismissed(error);
  }
};
