import { Module } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { ownNotifications } from './export-data/own-notifications-section.query.js';
import { notificationsProjection } from './own-notifications/notifications.projection.js';
import { OwnNotificationsController } from './own-notifications/own-notifications.controller.js';
import { GetNotificationsHandler, NOTIFICATIONS_KEPT_MS } from './own-notifications/own-notifications.query.js';
import { ReadNotificationsHandler } from './read-notifications/read-notifications.command.js';
import { ReadNotificationsController } from './read-notifications/read-notifications.controller.js';

@Module({
  controllers: [OwnNotificationsController, ReadNotificationsController],
  providers: [GetNotificationsHandler, ReadNotificationsHandler],
})
export class NotificationsModule {
  constructor(database: Database, ownData: OwnData) {
    ownData.add(...ownNotifications(database.pool));
  }
}

export const notificationsPart: Part = {
  name: 'notifications',
  module: NotificationsModule,
  projections: [notificationsProjection],
  outdated: [{ table: 'notifications.notifications', column: 'created', lifeMs: NOTIFICATIONS_KEPT_MS }],
};
