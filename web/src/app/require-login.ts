import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { isUnanswered } from '../api/answer';
import { hasMissedPart } from '../api/parts';
import { queryClient } from '../api/query-client';
import { currentUser, loadCurrentUser } from '../api/session';
import { logInFrom } from '../paths';

/** Before every navigation the current user is loaded, and with them a fresh anti-forgery value. */
export const loadVisitor: MiddlewareFunction = async ({ request }) => {
  // A part that this navigation itself misses is told of by its page, which would else be loaded over and over.
  const hasMissedBefore = hasMissedPart();
  try {
    await loadCurrentUser();
  } catch (error) {
    if (!isUnanswered(error)) queryClient.removeQueries({ queryKey: currentUser.queryKey });
    return;
  }
  if (hasMissedBefore) await loadAnew(request.url);
};

const loadAnew = (address: string): Promise<never> => {
  window.location.assign(address);
  return new Promise(() => {});
};

/**
 * Only a member known to be logged in goes on; the page that a visitor wanted is kept for after the log-in. Where the shop could not be asked nobody is sent away: the page says so and can be tried again.
 */
export const requireLogin: MiddlewareFunction = ({ request }) => {
  const { data: user, error } = queryClient.getQueryState(currentUser.queryKey) ?? {};
  if (isUnanswered(error)) throw error;
  if (user?.is_login === '1') return;
  throw redirect(logInFrom(new URL(request.url)));
};
