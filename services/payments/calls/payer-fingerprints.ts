import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, encryptionKeys } from '../../platform/config.js';
import type { EncryptionKeys } from '../../platform/crypto/encryption.js';
import type { Provider } from '../streams/payment.events.js';

/** Fingerprints of accounts at providers: they tell that one account has paid twice, and nobody without the secret whose it is. */
@Injectable()
export class PayerFingerprints {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = encryptionKeys(config, 'payers');
  }

  /** Of one account, one under each of the shop's secrets: so it is known again while a secret is replaced. */
  of(provider: Provider, payer: string): readonly string[] {
    return this.keys.map((key) => createHmac('sha256', key).update(`${provider}\n${payer}`).digest('base64url'));
  }
}
