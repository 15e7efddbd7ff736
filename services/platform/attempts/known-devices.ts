import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Half a year, in seconds: a browser that returns later is unknown again. */
export const DEVICE_KNOWN_SECONDS = 180 * 86_400;

/**
 * Recognises browsers from which an account was signed in to before. Their attempts are counted separately, so that
 * nobody who merely knows a mail address can lock its owner out by failed sign-ins.
 */
export class KnownDevices {
  /** @param key a key for this kind of account alone */
  constructor(private readonly key: Buffer) {}

  /** Issues the token that a browser keeps after a sign-in with this mail address. */
  issue(mail: string): string {
    return this.signed(randomBytes(16).toString('base64url'), mail);
  }

  /** Returns true if the token was issued for this mail address. */
  knows(mail: string, device: string | undefined): device is string {
    const received = Buffer.from(device ?? '');
    const expected = Buffer.from(this.signed(device?.split('.')[0] ?? '', mail));
    return received.length === expected.length && timingSafeEqual(received, expected);
  }

  private signed(nonce: string, mail: string): string {
    const mac = createHmac('sha256', this.key).update(`${nonce}\n${mail.toLowerCase()}`).digest('base64url');
    return `${nonce}.${mac}`;
  }
}
