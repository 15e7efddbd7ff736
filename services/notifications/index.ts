export { notificationsPart } from './notifications.module.js';
