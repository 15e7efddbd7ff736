import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { hasMissedPart } from '../api/parts';
import { queryClient } from '../api/query-client';
import { isUnreachable } from '../api/response';
import { currentUser, loadCurrentUser } from '../api/session';
import { logInFrom } from '../paths';

/** Loads the current user and a fresh CSRF token before every navigation. */
export const loadVisitor: MiddlewareFunction = async ({ request }) => {
  // A chunk that fails during this navigation is reported by the page. A reload here would repeat for ever.
  const hasMissedBefore = hasMissedPart();
  try {
    await loadCurrentUser();
  } catch (error) {
    if (!isUnreachable(error)) queryClient.removeQueries({ queryKey: currentUser.queryKey });
    return;
  }
  if (hasMissedBefore) await reload(request.url);
};

const reload = (address: string): Promise<never> => {
  window.location.assign(address);
  return new Promise(() => {});
};

/**
 * Redirects visitors to the log-in, which returns to the requested page.
 *
 * @throws ApiError when the shop was unreachable, so that the page shows the error and offers a retry
 */
export const requireLogin: MiddlewareFunction = ({ request }) => {
  const { data: user, error } = queryClient.getQueryState(currentUser.queryKey) ?? {};
  if (isUnreachable(error)) throw error;
  if (user?.is_login === '1') return;
  throw redirect(logInFrom(new URL(request.url)));
};
