import { queryOptions } from '@tanstack/react-query';
import type {
  ChangeMailWishesRequest,
  MailWishesAnswer,
} from '../../../../services/notifications/change-mail-wishes/change-mail-wishes.contract.js';
import type {
  Notification,
  NotificationsAnswer,
} from '../../../../services/notifications/own-notifications/own-notifications.contract.js';
import type { MailWishesDetail } from '../../../../services/notifications/wire/mail-wishes.contract.js';
import type { Answer } from '../../api/answer';
import { api, pagePath } from '../../api/api';

export type { MailWishesDetail as MailWishes, Notification };

const LIST = '/user/notifications';
/** What the pages of the list are kept under; each has the wishes with it. */
export const lists = ['notifications', 'list'];

/** What the member was told, newest first. */
export const notifications = (page: number) =>
  queryOptions({
    queryKey: [...lists, page],
    queryFn: () => api.get<NotificationsAnswer>(pagePath(LIST, page)),
  });

/** How many of it are new. */
export const unread = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async () => (await api.get<NotificationsAnswer>(LIST)).unread,
});

/** The list is open: nothing in it is new from now on. */
export const noteRead = (): Promise<Answer> => api.write('/user/notifications/read');

/** From now on the member wants these mails. */
export const changeMailWishes = (wishes: ChangeMailWishesRequest) =>
  api.write<MailWishesAnswer>('/user/notification_settings', wishes);
