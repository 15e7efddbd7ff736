import type { Projection } from '../../kernel/projection.js';
import { type NotificationRow, type NotifiedEvent, newsColumns, newsOf } from '../streams/news.js';

/** What a member is told on the site, of facts that are kept anyway: telling costs no command anything. */
export const notificationsProjection: Projection<NotificationRow, NotifiedEvent> = {
  name: 'notifications',
  table: 'notifications.notifications',
  key: 'id',
  columns: newsColumns,
  on: newsOf,
};
