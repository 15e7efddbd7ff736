import { queryClient } from '../api/query-client';
import { currentUser } from '../api/session';
import { chooseLanguage } from '../features/members/members.api';
import { getLanguage } from '../i18n/i18n';

const isMember = (): boolean => queryClient.getQueryData(currentUser.queryKey)?.is_login === '1';

/** Resolves at once for a member, and for a visitor after the log-in. */
const memberIsThere = (): Promise<void> =>
  new Promise((resolve) => {
    if (isMember()) return resolve();
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (!isMember()) return;
      stop();
      resolve();
    });
  });

let isWaiting = false;

/** Has the member's mails come in the language that the shop is read in; a visitor's choice is kept until the log-in. */
export const keepMailLanguage = async (): Promise<void> => {
  if (isWaiting) return;
  isWaiting = true;
  await memberIsThere();
  isWaiting = false;
  await chooseLanguage({ language: getLanguage() });
};
