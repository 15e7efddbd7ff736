import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { ChangeMailChoicesHandler } from './change-mail-choices/change-mail-choices.command.js';
import { ChangeMailChoicesController } from './change-mail-choices/change-mail-choices.controller.js';
import { MailChoicesOfAccount } from './close-account/mail-choices-of-account.js';
import { listOwnNotificationSections } from './export-data/own-notifications-section.query.js';
import { mailMemberWhenBonusIssued } from './mail-news/mail-member-when-bonus-paid.policy.js';
import { mailMemberWhenRankChanged } from './mail-news/mail-member-when-rank-changed.policy.js';
import { MailNewsHandler } from './mail-news/mail-news.command.js';
import { notificationsProjection } from './own-notifications/notifications.projection.js';
import { OwnNotificationsController } from './own-notifications/own-notifications.controller.js';
import { GetNotificationsHandler, NOTIFICATIONS_KEPT_MS } from './own-notifications/own-notifications.query.js';
import { PushDeliveries } from './push-news/push-deliveries.js';
import { pushMemberWhenNotified } from './push-news/push-member-when-notified.policy.js';
import { PushNewsHandler } from './push-news/push-news.command.js';
import { PushStatusController } from './push-status/push-status.controller.js';
import { GetPushStatusHandler } from './push-status/push-status.query.js';
import { ReadNotificationsHandler } from './read-notifications/read-notifications.command.js';
import { ReadNotificationsController } from './read-notifications/read-notifications.controller.js';
import {
  notifyOfLateParcelsEachMinute,
  TellOfLateParcelsHandler,
} from './remind-members/notify-of-late-parcels.command.js';
import { RemindOfCardsHandler, remindOfCardsEachMinute } from './remind-members/remind-of-cards.command.js';
import { RemindOfPointsHandler, remindOfPointsEachMinute } from './remind-members/remind-of-points.command.js';
import { Reminders } from './remind-members/reminders.js';
import { measuresOfPush } from './rows/pushes.rows.js';
import { ENCRYPTED_DEVICES, SealedDevices } from './rows/sealed-devices.rows.js';
import { SubscribeDeviceHandler } from './subscribe-device/subscribe-device.command.js';
import { SubscribeDeviceController } from './subscribe-device/subscribe-device.controller.js';
import { TryDeviceHandler } from './try-device/try-device.command.js';
import { TryDeviceController } from './try-device/try-device.controller.js';
import { UnsubscribeDeviceHandler } from './unsubscribe-device/unsubscribe-device.command.js';
import { UnsubscribeDeviceController } from './unsubscribe-device/unsubscribe-device.controller.js';
import { UnsubscribeMailHandler } from './unsubscribe-mail/unsubscribe-mail.command.js';
import { UnsubscribeMailController } from './unsubscribe-mail/unsubscribe-mail.controller.js';
import { UnsubscribeLinks } from './wire/unsubscribe-links.js';

@Module({
  imports: [MembersModule],
  controllers: [
    OwnNotificationsController,
    ReadNotificationsController,
    ChangeMailChoicesController,
    PushStatusController,
    SubscribeDeviceController,
    UnsubscribeDeviceController,
    TryDeviceController,
    UnsubscribeMailController,
  ],
  providers: [
    GetNotificationsHandler,
    ReadNotificationsHandler,
    ChangeMailChoicesHandler,
    MailChoicesOfAccount,
    Reminders,
    UnsubscribeLinks,
    UnsubscribeMailHandler,
    RemindOfCardsHandler,
    RemindOfPointsHandler,
    TellOfLateParcelsHandler,
    MailNewsHandler,
    GetPushStatusHandler,
    SubscribeDeviceHandler,
    UnsubscribeDeviceHandler,
    TryDeviceHandler,
    PushNewsHandler,
    PushDeliveries,
    SealedDevices,
  ],
})
export class NotificationsModule {
  constructor(database: Database, ownData: OwnData, seals: SealedDevices) {
    ownData.add(...listOwnNotificationSections(database.pool, seals));
  }
}

export const notificationsPart: Part = {
  name: 'notifications',
  module: NotificationsModule,
  projections: [notificationsProjection],
  policies: [mailMemberWhenBonusIssued, mailMemberWhenRankChanged, pushMemberWhenNotified],
  schedule: [remindOfCardsEachMinute, remindOfPointsEachMinute, notifyOfLateParcelsEachMinute],
  encrypted: [ENCRYPTED_DEVICES],
  measures: measuresOfPush,
  outdated: [
    { table: 'notifications.notifications', column: 'created', lifeMs: NOTIFICATIONS_KEPT_MS },
    // The deadlines of the reminders have passed by then.
    { table: 'notifications.reminded', column: 'until', lifeMs: DAY_MS },
    // Longer than delivery is retried.
    { table: 'notifications.pushes', column: 'created_at', lifeMs: 3 * DAY_MS },
  ],
};
