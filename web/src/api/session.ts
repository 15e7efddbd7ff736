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

/** Asks the shop anew; its answer also brings a fresh anti-forgery value. @throws ApiError */
export const loadCurrentUser = (): Promise<CurrentUser> => queryClient.fetchQuery({ ...currentUser, staleTime: 0 });

/** Forgets what belonged to whoever was logged in until now. */
export const forgetServerState = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0] });
