import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Half a year, in seconds: a browser that comes back later is counted as a stranger's. */
export const DEVICE_KNOWN_SECONDS = 180 * 86_400;

/**
 * Browsers from which somebody has signed in to an account before. Their attempts are counted by themselves, so that
 * nobody who merely knows a mail address can shut its owner out by failing to sign in.
 */
export class KnownDevices {
  /** @param key of this kind of accounts alone */
  constructor(private readonly key: Buffer) {}

  /** What a browser keeps once this mail's owner has signed in from it. */
  issue(mail: string): string {
    return this.signed(randomBytes(16).toString('base64url'), mail);
  }

  /** Whether the browser was given this for this mail. */
  knows(mail: string, device: string | undefined): device is string {
    const given = Buffer.from(device ?? '');
    const expected = Buffer.from(this.signed(device?.split('.')[0] ?? '', mail));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private signed(nonce: string, mail: string): string {
    const mac = createHmac('sha256', this.key).update(`${nonce}\n${mail.toLowerCase()}`).digest('base64url');
    return `${nonce}.${mac}`;
  }
}
