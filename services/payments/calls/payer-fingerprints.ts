import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import type { EncryptionKeys } from '../../platform/crypto/encryption.js';
import type { Provider } from '../streams/payment.events.js';

/**
 * Computes fingerprints of accounts at providers. They show that one account has paid twice; only holders of the
 * secret can identify it.
 */
@Injectable()
export class PayerFingerprints {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, 'payers');
  }

  /**
   * Returns the fingerprints of an account under each of the shop's secrets, so that it is recognised while a secret
   * is replaced.
   */
  of(provider: Provider, payer: string): readonly string[] {
    return this.keys.map((key) => createHmac('sha256', key).update(`${provider}\n${payer}`).digest('base64url'));
  }
}
