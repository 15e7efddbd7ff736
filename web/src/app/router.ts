import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { cameFrom } from './came-from';
import { loadMemberRoutes, routes } from './routes';

const createRouter = () => {
  // The first navigation begins while the router is being made: nobody came from anywhere yet.
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

/** Done when the page that was asked for can be drawn; until then what index.html holds stays in sight. */
export const firstPage = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});
