import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, derivedKey } from '../platform/config.js';

/**
 * Browsers that an operator has signed in from before. Their attempts are counted by themselves, so that nobody who
 * merely knows a mail address can shut its operator out by failing to sign in as him.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = derivedKey(config.secret, 'operators-devices');
  }

  /** What a browser keeps once this mail's operator has signed in from it. */
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
