import { queryOptions } from '@tanstack/react-query';
import type {
  ChangeMailChoicesRequest,
  MailChoicesResponse,
} from '../../../../services/notifications/change-mail-choices/change-mail-choices.contract.js';
import type {
  Notification,
  NotificationsResponse,
} from '../../../../services/notifications/own-notifications/own-notifications.contract.js';
import type { MailChoicesDetail } from '../../../../services/notifications/wire/mail-choices.contract.js';
import type { PushDetail, PushResponse } from '../../../../services/notifications/wire/push.contract.js';
import { api, toPagePath } from '../../api/api';
import type { ResponseBody } from '../../api/response';
import { type DeviceKeys, isReached } from './device';

export type { MailChoicesDetail as MailWishes, Notification };

const LIST = '/user/notifications';
/** Query key of all pages of the list. Each page also contains the mail settings. */
export const lists = ['notifications', 'list'];

/** Builds the query of a page of notifications, newest first. */
export const buildNotificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...lists, page],
    queryFn: () => api.get<NotificationsResponse>(toPagePath(LIST, page)),
  });

/** Query of the number of new notifications. */
export const unread = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async () => (await api.get<NotificationsResponse>(LIST)).unread,
});

/** Marks all notifications as read. */
export const noteRead = (): Promise<ResponseBody> => api.write('/user/notifications/read');

/** Saves the mails that the member receives. */
export const changeMailSettings = (settings: ChangeMailChoicesRequest) =>
  api.write<MailChoicesResponse>('/user/notification_settings', settings);

/** Query of the push settings, combined from the server's data and this browser's subscription. */
export const push = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: async (): Promise<PushDetail> => {
    const { detail } = await api.get<PushResponse>('/user/push');
    // Without a subscription in the browser no message arrives, whatever the server has stored.
    return (await isReached(detail.public_key))
      ? detail
      : { ...detail, is_on: '0', devices: detail.devices - Number(detail.is_on) };
  },
});

/** Registers this device for push messages. */
export const subscribe = (keys: DeviceKeys) => api.write<PushResponse>('/user/push/subscribe', keys);

/** Unregisters this device from push messages. */
export const unsubscribe = () => api.write<PushResponse>('/user/push/unsubscribe');

/** Requests a test message to this device. */
export const tryDevice = (): Promise<ResponseBody> => api.write('/user/push/test');
