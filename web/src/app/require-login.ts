import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { queryClient } from '../api/query-client';
import { currentUser, loadCurrentUser } from '../api/session';
import { link, paths } from './paths';

/** Before every navigation the current user is loaded, and with him a fresh anti-forgery value. */
export const loadVisitor: MiddlewareFunction = async () => {
  await loadCurrentUser().catch(() => queryClient.removeQueries({ queryKey: currentUser.queryKey }));
};

/** Only who is known to be logged in goes on; the pack that a visitor wanted is kept for after the log-in. */
export const requireLogin: MiddlewareFunction = ({ request }) => {
  if (queryClient.getQueryData(currentUser.queryKey)?.is_login === '1') return;
  const packId = new URL(request.url).searchParams.get('packId') ?? undefined;
  throw redirect(link(paths.login, { packId }));
};
