import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { cameFrom } from './came-from';
import { loadMemberRoutes, routes } from './routes';

const createRouter = () => {
  // The first navigation starts inside `createBrowserRouter`, when `router` is not assigned yet.
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(cameFrom, router?.state.location.pathname ?? '');
    return context;
  };
  router = createBrowserRouter(routes, { getContext, patchRoutesOnNavigation: loadMemberRoutes });
  return router;
};

export const router = createRouter();

/** Resolves when the first page can be rendered. Until then the content of `index.html` stays visible. */
export const firstPage = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});
