import {
  askForNotifications,
  getDeviceFacts,
  getNotificationPermission,
  getServiceWorkers,
  hasPush,
} from '../../browser/notifications';
import { type DeviceSupport, isFor, supportOf } from './device.rules';

/** The worker comes with the first page; where it does not by then, as in a private window, it does not come. */
const PATIENCE_MS = 10_000;

/** How this browser stands to being told something. */
export const deviceSupport = (): DeviceSupport =>
  supportOf({ hasPush: hasPush(), permission: getNotificationPermission(), ...getDeviceFacts() });

/** How this browser is reached; null where it is not. */
const ownSubscription = async (): Promise<PushSubscription | null> => {
  if (deviceSupport() !== 'possible') return null;
  // A browser that keeps nothing has the parts, and refuses them.
  const registration = await getServiceWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Whether this browser is reached by what the shop sends now. @param publicKey of the shop */
export const isReached = async (publicKey: string): Promise<boolean> => {
  const subscription = await ownSubscription();
  return subscription !== null && isFor(subscription.options.applicationServerKey, publicKey);
};

const worker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    getServiceWorkers()!.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), PATIENCE_MS)),
  ]);

/** What the shop is told of this browser, to reach it. */
export interface DeviceKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Why a browser cannot be reached: the member has not allowed it, or has forbidden it, or it could not be done. */
export type DeviceProblem = 'notAllowed' | 'blocked' | 'failed';

/**
 * Asks the member whether the shop may tell them something here, and subscribes. To be called when they have pressed for it.
 *
 * @param publicKey of the shop
 */
export const reachDevice = async (publicKey: string): Promise<DeviceKeys | DeviceProblem> => {
  const permission = await askForNotifications();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'notAllowed';
  try {
    const { pushManager } = await worker();
    // It may be for an earlier key of the shop's, for which nothing can be sent any more.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    return { endpoint, p256dh, auth };
  } catch {
    return 'failed';
  }
};

/** This browser is reached no more, whatever the shop still knows of it. */
export const leaveDevice = async (): Promise<void> => {
  await (await ownSubscription())?.unsubscribe();
};
