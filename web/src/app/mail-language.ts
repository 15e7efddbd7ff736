import { queryClient } from '../api/query-client';
import { currentUser } from '../api/session';
import { chooseLanguage } from '../features/members/members.api';
import { getLanguage } from '../i18n/i18n';

const isMember = (): boolean => queryClient.getQueryData(currentUser.queryKey)?.is_login === '1';

/** Resolves when a member is logged in. */
const waitForMember = (): Promise<void> =>
  new Promise((resolve) => {
    if (isMember()) return resolve();
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (!isMember()) return;
      stop();
      resolve();
    });
  });

let isWaiting = false;

/** Saves the current language as that of the member's mails; for a visitor, after the log-in. */
export const keepMailLanguage = async (): Promise<void> => {
  if (isWaiting) return;
  isWaiting = true;
  await waitForMember();
  isWaiting = false;
  await chooseLanguage({ language: getLanguage() });
};
