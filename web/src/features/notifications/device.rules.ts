/** Properties of a browser that decide about push. */
export interface BrowserFacts {
  /** True if it has service workers, push and notifications. */
  readonly hasPush: boolean;
  /** `Notification.permission`; 'default' before the user was asked. */
  readonly permission: NotificationPermission;
  readonly userAgent: string;
  /** More than one on a tablet that identifies as a computer. */
  readonly touchPoints: number;
}

/** Support for push messages. For 'possible', the server knows if push is switched on. */
export type DeviceSupport = 'home-screen' | 'unsupported' | 'blocked' | 'possible';

const inBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns true if a subscription was made for this key. Messages to a subscription for another key fail. */
export const isFor = (applicationServerKey: ArrayBuffer | null, publicKey: string): boolean =>
  applicationServerKey !== null && inBase64url(applicationServerKey) === publicKey;

/** Determines the support for push. Apple's phones and tablets support it only for apps on the home screen. */
export const supportOf = ({ hasPush, permission, userAgent, touchPoints }: BrowserFacts): DeviceSupport => {
  const isApples = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (!hasPush) return isApples ? 'home-screen' : 'unsupported';
  return permission === 'denied' ? 'blocked' : 'possible';
};
