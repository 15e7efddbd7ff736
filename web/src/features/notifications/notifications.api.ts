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
import type { PushAnswer, PushDetail } from '../../../../services/notifications/wire/push.contract.js';
import type { ResponseBody } from '../../api/answer';
import { api, toPagePath } from '../../api/api';
import { type DeviceKeys, isReached } from './device';

export type { MailWishesDetail as MailWishes, Notification };

const LIST = '/user/notifications';
/** What the pages of the list are kept under; each has the wishes with it. */
export const lists = ['notifications', 'list'];

/** What the member was told, newest first. */
export const notifications = (page: number) =>
  queryOptions({
    queryKey: [...lists, page],
    queryFn: () => api.get<NotificationsAnswer>(toPagePath(LIST, page)),
  });

/** How many of it are new. */
export const unread = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async () => (await api.get<NotificationsAnswer>(LIST)).unread,
});

/** The list is open: nothing in it is new from now on. */
export const noteRead = (): Promise<ResponseBody> => api.write('/user/notifications/read');

/** From now on the member wants these mails. */
export const changeMailWishes = (wishes: ChangeMailWishesRequest) =>
  api.write<MailWishesAnswer>('/user/notification_settings', wishes);

/** How it stands with the member's devices, as the shop and this browser know it. */
export const push = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: async (): Promise<PushDetail> => {
    const { detail } = await api.get<PushAnswer>('/user/push');
    // What the browser has forgotten never arrives, whatever the shop knows.
    return (await isReached(detail.public_key))
      ? detail
      : { ...detail, is_on: '0', devices: detail.devices - Number(detail.is_on) };
  },
});

/** From now on the member is told on this device. */
export const subscribe = (keys: DeviceKeys) => api.write<PushAnswer>('/user/push/subscribe', keys);

/** The member is told on this device no more. */
export const unsubscribe = () => api.write<PushAnswer>('/user/push/unsubscribe');

/** Sends something to this device, to try it with. */
export const tryDevice = (): Promise<ResponseBody> => api.write('/user/push/test');
