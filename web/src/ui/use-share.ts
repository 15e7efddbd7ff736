import { useCopy } from './use-copy';

/** What is sent to others. */
export type ShareSheet = Required<Pick<ShareData, 'title' | 'text' | 'url'>>;

/** What the member closes the share sheet with is no fault. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends a link by whatever the device offers; where it offers nothing, or that fails, the link is copied. */
export const useShare = () => {
  const { attempt, copy } = useCopy();
  const share = async (sheet: ShareSheet): Promise<void> => {
    if (!('share' in navigator)) return copy(sheet.url);
    return navigator.share(sheet).catch((error) => (isDismissed(error) ? undefined : copy(sheet.url)));
  };
  return { attempt, copy, share };
};
