import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { onReconnect } from '../api/connection';
import { queryClient } from '../api/query-client';
import { onLanguageSwitch } from '../i18n/i18n';
import { router } from './router';
import { watchMember } from './watch-member';

/** What the shop says is in its reader's language, so it is asked again after a switch. */
const askAgain = () => {
  void queryClient.invalidateQueries();
  void router.revalidate();
};

/** What could not be had while there was no connection is asked for as if for the first time. */
const goOn = () => {
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' && state.data === undefined });
  askAgain();
};

/** Mails come in the language that was chosen last. Where this does not arrive, they follow the next choice. */
const keepMailLanguage = () => {
  import('./mail-language').then((mails) => mails.keepMailLanguage()).catch(() => {});
};

export function App() {
  useEffect(() => onLanguageSwitch(askAgain), []);
  useEffect(() => onLanguageSwitch(keepMailLanguage), []);
  useEffect(() => onReconnect(goOn), []);
  useEffect(watchMember, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
