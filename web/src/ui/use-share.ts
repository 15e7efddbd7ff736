import { openShareSheet, type ShareSheet } from '../browser/share';
import { useCopy } from './use-copy';

/** Shares a link through the device's share sheet. Where that is missing or fails, it copies the link. */
export const useShare = () => {
  const { attempt, copy } = useCopy();
  const share = async (sheet: ShareSheet): Promise<void> => {
    if (!(await openShareSheet(sheet))) await copy(sheet.url);
  };
  return { attempt, copy, share };
};
