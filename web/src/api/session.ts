import { queryOptions } from '@tanstack/react-query';
import type {
  CurrentMemberResource,
  CurrentMemberResponse,
} from '../../../services/members/current-member/current-member.contract.js';
import { deviceStorage } from '../browser/storage';
import { api } from './api';
import { CURRENT_USER } from './client';
import { queryClient } from './query-client';

/** Who is there, and what they own. */
export const currentUser = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await api.get<CurrentMemberResponse>(CURRENT_USER)).detail,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Changes in the storage of the browser, and so for all its tabs, when somebody logs in or out. */
const MARK = 'member-mark';
let seenMark = deviceStorage.getItem(MARK);

/** Somebody has logged in or out in this tab: all that was known of a member is forgotten, here and in the other tabs. */
export const noteMemberChange = (): void => {
  seenMark = `${Math.random()} ${Math.random()}`;
  deviceStorage.setItem(MARK, seenMark);
  api.forgetUnanswered();
  forgetServerState();
};

/** Whether somebody has logged in or out in another tab since this one was loaded. */
export const hasMemberChanged = (): boolean => deviceStorage.getItem(MARK) !== seenMark;

const isSame = (one: CurrentMemberResource, other: CurrentMemberResource): boolean =>
  one.is_login === other.is_login && one.last_name === other.last_name && one.first_name === other.first_name;

let hasEnded = false;

/** Whether the last member's session was ended by the shop, and not by themselves. */
export const hasSessionEnded = (): boolean => hasEnded;

/** Asks the shop anew; its answer also brings a fresh anti-forgery value. @throws ApiError */
export const loadCurrentUser = async (): Promise<CurrentMemberResource> => {
  const known = queryClient.getQueryData(currentUser.queryKey);
  const user = await queryClient.fetchQuery({ ...currentUser, staleTime: 0 });
  if (user.is_login === '1') hasEnded = false;
  else if (known?.is_login === '1') hasEnded = true;
  if (known?.is_login === '1' && !isSame(known, user)) forgetServerState();
  return user;
};

/** Asks whether the visitor is still who they were. @throws ApiError */
export const isStillSame = async (): Promise<boolean> => {
  const known = queryClient.getQueryData(currentUser.queryKey);
  const user = await loadCurrentUser();
  return known === undefined || isSame(known, user);
};

/** The member leaves: that they are not logged in any more is no surprise. */
export const forgetMember = (): void => queryClient.removeQueries({ queryKey: currentUser.queryKey });

/** Forgets what belonged to whoever was logged in until now. */
export const forgetServerState = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0] });
