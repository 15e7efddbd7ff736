/** Service workers; undefined where the browser has none, or refuses them with its storage. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};

/** Tells whether the browser has all that push messages need. */
export const hasPush = (): boolean =>
  serviceWorkers() !== undefined && 'PushManager' in window && 'Notification' in window;

/** Tells whether notifications are allowed; 'default' where nobody was asked, or nobody can be. */
export const notificationPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'default';

/** Asks the user to allow notifications. To be called when something was pressed. */
export const askForNotifications = (): Promise<NotificationPermission> => Notification.requestPermission();

/** The browser's name, and how many fingers its screen feels: Apple's tablets differ from its computers by that alone. */
export const deviceFacts = (): { readonly userAgent: string; readonly touchPoints: number } => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints ?? 0,
});
