import { queryOptions } from '@tanstack/react-query';
import type { Answer, Flag } from './answer';
import { api } from './api';
import { CURRENT_USER } from './client';
import { queryClient } from './query-client';

export interface CurrentUser {
  readonly is_login: Flag;
  readonly rank: string;
  readonly point: number;
  readonly coin: number;
  readonly last_name: string;
  readonly first_name: string;
}

/** Who visits, and what he owns. */
export const currentUser = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await api.get<Answer & { detail: CurrentUser }>(CURRENT_USER)).detail,
  staleTime: Number.POSITIVE_INFINITY,
});

let hasEnded = false;

/** Whether the last member's session was ended by the shop, and not by himself. */
export const hasSessionEnded = (): boolean => hasEnded;

/** Asks the shop anew; its answer also brings a fresh anti-forgery value. @throws ApiError */
export const loadCurrentUser = async (): Promise<CurrentUser> => {
  const known = queryClient.getQueryData(currentUser.queryKey);
  const user = await queryClient.fetchQuery({ ...currentUser, staleTime: 0 });
  if (user.is_login === '1') hasEnded = false;
  else if (known?.is_login === '1') hasEnded = true;
  return user;
};

/** The member leaves: that he is not logged in any more is no surprise. */
export const forgetMember = (): void => queryClient.removeQueries({ queryKey: currentUser.queryKey });

/** Forgets what belonged to whoever was logged in until now. */
export const forgetServerState = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0] });
