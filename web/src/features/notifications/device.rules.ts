/** What a browser tells of itself. */
export interface BrowserFacts {
  /** Whether it has service workers, push and notifications. */
  readonly hasPush: boolean;
  /** Of `Notification`; 'default' where nobody was asked yet. */
  readonly permission: NotificationPermission;
  readonly userAgent: string;
  /** More than one on a tablet that calls itself a computer. */
  readonly touchPoints: number;
}

/** How a browser stands to being told something: of the last two, whether it is on is the shop's to say. */
export type DeviceSupport = 'home-screen' | 'unsupported' | 'blocked' | 'possible';

const inBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether a browser has subscribed for this key of the shop's: for another, nothing can be sent any more. */
export const isFor = (applicationServerKey: ArrayBuffer | null, publicKey: string): boolean =>
  applicationServerKey !== null && inBase64url(applicationServerKey) === publicKey;

/** Apple's phones and tablets have push for what stands on the home screen alone, and nothing of it in a tab. */
export const supportOf = ({ hasPush, permission, userAgent, touchPoints }: BrowserFacts): DeviceSupport => {
  const isApples = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (!hasPush) return isApples ? 'home-screen' : 'unsupported';
  return permission === 'denied' ? 'blocked' : 'possible';
};
