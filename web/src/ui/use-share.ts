import { openShareSheet, type ShareSheet } from '../browser/share';
import { useCopy } from './use-copy';

/** Sends a link by whatever the device offers; where it offers nothing, or that fails, the link is copied. */
export const useShare = () => {
  const { attempt, copy } = useCopy();
  const share = async (sheet: ShareSheet): Promise<void> => {
    if (!(await openShareSheet(sheet))) await copy(sheet.url);
  };
  return { attempt, copy, share };
};
