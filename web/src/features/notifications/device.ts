import {
  askForNotifications,
  getDeviceFacts,
  getNotificationPermission,
  getServiceWorkers,
  hasPush,
} from '../../browser/notifications';
import { type DeviceSupport, isFor, supportOf } from './device.rules';

/** Maximum time to wait for the service worker, which some private windows never start. */
const PATIENCE_MS = 10_000;

/** Returns this browser's support for push messages. */
export const getDeviceSupport = (): DeviceSupport =>
  supportOf({ hasPush: hasPush(), permission: getNotificationPermission(), ...getDeviceFacts() });

/** Returns this browser's push subscription; null without one. */
const ownSubscription = async (): Promise<PushSubscription | null> => {
  if (getDeviceSupport() !== 'possible') return null;
  // Browsers that block storage have the API, but its calls fail.
  const registration = await getServiceWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Returns true if this browser receives push messages. @param publicKey key of the shop */
export const isReached = async (publicKey: string): Promise<boolean> => {
  const subscription = await ownSubscription();
  return subscription !== null && isFor(subscription.options.applicationServerKey, publicKey);
};

const worker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    getServiceWorkers()!.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), PATIENCE_MS)),
  ]);

/** Subscription of this browser as the API expects it. */
export interface DeviceKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Reason why subscribing failed: the prompt was dismissed, notifications are blocked, or an error occurred. */
export type DeviceProblem = 'notAllowed' | 'blocked' | 'failed';

/**
 * Asks the member for permission and subscribes this browser to push messages. Call it in response to a press.
 *
 * @param publicKey key of the shop
 */
export const reachDevice = async (publicKey: string): Promise<DeviceKeys | DeviceProblem> => {
  const permission = await askForNotifications();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'notAllowed';
  try {
    const { pushManager } = await worker();
    // An existing subscription may be for an earlier key, to which messages fail.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    return { endpoint, p256dh, auth };
  } catch {
    return 'failed';
  }
};

/** Removes this browser's push subscription, even if the server still has it. */
export const leaveDevice = async (): Promise<void> => {
  await (await ownSubscription())?.unsubscribe();
};
