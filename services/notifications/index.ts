export { notificationsPart } from './notifications.module.js';
export { PushDeliveries } from './push-news/push-deliveries.js';
