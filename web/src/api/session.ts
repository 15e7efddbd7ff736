import { queryOptions } from '@tanstack/react-query';
import type {
  CurrentMemberResource,
  CurrentMemberResponse,
} from '../../../services/members/current-member/current-member.contract.js';
import { deviceStorage } from '../browser/storage';
import { api } from './api';
import { CURRENT_USER } from './client';
import { queryClient } from './query-client';

/** Query of the current user and their balance. */
export const currentUser = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await api.get<CurrentMemberResponse>(CURRENT_USER)).detail,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Storage key whose value changes for all tabs when somebody logs in or out. */
const MARK = 'member-mark';
let seenMark = deviceStorage.getItem(MARK);

/** Clears all member data after a log-in or log-out, here and in other tabs. */
export const noteMemberChange = (): void => {
  seenMark = `${Math.random()} ${Math.random()}`;
  deviceStorage.setItem(MARK, seenMark);
  api.forgetUnanswered();
  forgetServerState();
};

/** Returns true if somebody logged in or out in another tab since this one was loaded. */
export const hasMemberChanged = (): boolean => deviceStorage.getItem(MARK) !== seenMark;

const isSame = (one: CurrentMemberResource, other: CurrentMemberResource): boolean =>
  one.is_login === other.is_login && one.last_name === other.last_name && one.first_name === other.first_name;

let hasEnded = false;

/** Returns true if the server ended the last member's session; false after a log-out. */
export const hasSessionEnded = (): boolean => hasEnded;

/** Loads the current user; the response also contains a fresh CSRF token. @throws ApiError */
export const loadCurrentUser = async (): Promise<CurrentMemberResource> => {
  const known = queryClient.getQueryData(currentUser.queryKey);
  const user = await queryClient.fetchQuery({ ...currentUser, staleTime: 0 });
  if (user.is_login === '1') hasEnded = false;
  else if (known?.is_login === '1') hasEnded = true;
  if (known?.is_login === '1' && !isSame(known, user)) forgetServerState();
  return user;
};

/** Loads the current user and returns true if it is unchanged. @throws ApiError */
export const isStillSame = async (): Promise<boolean> => {
  const known = queryClient.getQueryData(currentUser.queryKey);
  const user = await loadCurrentUser();
  return known === undefined || isSame(known, user);
};

/** Removes the cached user, so that the end of a session is not reported after a log-out. */
export const forgetMember = (): void => queryClient.removeQueries({ queryKey: currentUser.queryKey });

/** Removes all cached data except the current user. */
export const forgetServerState = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0] });
