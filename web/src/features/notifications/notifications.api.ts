import { queryOptions } from '@tanstack/react-query';
import type {
  Notification,
  NotificationsAnswer,
} from '../../../../services/notifications/own-notifications/own-notifications.contract.js';
import type { Answer } from '../../api/answer';
import { api, pagePath } from '../../api/api';

export type { Notification };

const LIST = '/user/notifications';

/** What the member was told, newest first. */
export const notifications = (page: number) =>
  queryOptions({
    queryKey: ['notifications', 'list', page],
    queryFn: () => api.get<NotificationsAnswer>(pagePath(LIST, page)),
  });

/** How many of it are new. */
export const unread = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async () => (await api.get<NotificationsAnswer>(LIST)).unread,
});

/** The list is open: nothing in it is new from now on. */
export const noteRead = (): Promise<Answer> => api.write('/user/notifications/read');
