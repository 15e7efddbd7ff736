import { Injectable } from '@nestjs/common';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { readUnsubscribeToken, signUnsubscribeToken, type Unsubscribed } from '../streams/unsubscribe-token.js';

/** Links by which a mail program ends the mails of one kind to one member. */
@Injectable()
export class UnsubscribeLinks {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly publicUrl: string;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, 'unsubscribe') as readonly [Buffer, ...Buffer[]];
    this.publicUrl = config.publicUrl;
  }

  /** The mail with the link in its head. Only for mails that a member may do without. */
  addTo(mail: Mail, unsubscribed: Unsubscribed): Mail {
    return {
      ...mail,
      unsubscribe: `${this.publicUrl}/api/unsubscribe/${signUnsubscribeToken(this.keys[0], unsubscribed)}`,
    };
  }

  /** @returns null for a token that the shop has not signed */
  read(token: string): Unsubscribed | null {
    return readUnsubscribeToken(this.keys, token);
  }
}
