import { Injectable } from '@nestjs/common';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { readUnsubscribeToken, signUnsubscribeToken, type Unsubscribed } from '../streams/unsubscribe-token.js';

/** Links with which a mail program unsubscribes one member from one kind of mail. */
@Injectable()
export class UnsubscribeLinks {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly publicUrl: string;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, 'unsubscribe') as readonly [Buffer, ...Buffer[]];
    this.publicUrl = config.publicUrl;
  }

  /** Adds the link to the mail's header. Only for mails that members can switch off. */
  addTo(mail: Mail, unsubscribed: Unsubscribed): Mail {
    return {
      ...mail,
      unsubscribe: `${this.publicUrl}/api/unsubscribe/${signUnsubscribeToken(this.keys[0], unsubscribed)}`,
    };
  }

  /** Verifies a token. @returns null for a token that the shop did not sign */
  read(token: string): Unsubscribed | null {
    return readUnsubscribeToken(this.keys, token);
  }
}
