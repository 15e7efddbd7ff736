import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { queryClient } from '../api/query-client';
import { onLanguageSwitch } from '../i18n/i18n';
import { cameFrom } from './came-from';
import { routes } from './routes';

const createRouter = () => {
  // The first navigation begins while the router is being made: nobody came from anywhere yet.
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(cameFrom, router?.state.location.pathname ?? '');
    return context;
  };
  router = createBrowserRouter(routes, { getContext });
  return router;
};

const router = createRouter();

/** What the shop says is in its reader's language, so it is asked again after a switch. */
const askAgain = () => {
  void queryClient.invalidateQueries();
  void router.revalidate();
};

export function App() {
  useEffect(() => onLanguageSwitch(askAgain), []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
