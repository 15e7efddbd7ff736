import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { onReconnect } from '../api/connection';
import { queryClient } from '../api/query-client';
import { onLanguageSwitch } from '../i18n/i18n';
import { router } from './router';
import { watchMember } from './watch-member';

/** Loads all data again after a switch of language, because responses are in the reader's language. */
const askAgain = () => {
  void queryClient.invalidateQueries();
  void router.revalidate();
};

/** Loads again what failed while there was no connection. */
const goOn = () => {
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' && state.data === undefined });
  askAgain();
};

/** Saves the language of the member's mails. After a failure they follow the next switch. */
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
