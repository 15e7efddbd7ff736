import type { Projection } from '../../kernel/projection.js';
import { type NotificationRow, type NotifiedEvent, newsColumns, newsOf } from '../streams/news.js';

/** Builds a member's notifications from events that exist anyway, so notifying adds no work to any command. */
export const notificationsProjection: Projection<NotificationRow, NotifiedEvent> = {
  name: 'notifications',
  table: 'notifications.notifications',
  key: 'id',
  columns: newsColumns,
  on: newsOf,
};
