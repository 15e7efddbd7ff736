/** Returns the service worker container; undefined where the browser has none, or blocks it together with storage. */
export const getServiceWorkers = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};

/** Returns true if the browser supports everything that push messages need. */
export const hasPush = (): boolean =>
  getServiceWorkers() !== undefined && 'PushManager' in window && 'Notification' in window;

/** Returns the permission for notifications; 'default' where the user was not asked, or cannot be. */
export const getNotificationPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'default';

/** Asks the user to allow notifications. Call it in response to a press. */
export const askForNotifications = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Returns the user agent and the number of touch points: only the latter distinguishes Apple's tablets from its computers. */
export const getDeviceFacts = (): { readonly userAgent: string; readonly touchPoints: number } => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints ?? 0,
});
