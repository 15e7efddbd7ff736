import { Injectable } from '@nestjs/common';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../../platform/crypto/encryption.js';
import type { EncryptedColumn } from '../../platform/crypto/secret-rotation.js';
import type { Order } from '../../platform/payments/payment-provider.js';

const PURPOSE = 'payment-calls';

const labelOf = (callId: string): string => `payment-call/${callId}`;

/** Data of a start that identifies people. It is deleted once the call has ended. */
export type StartRequest = Pick<Order, 'payer' | 'token' | 'cardholder' | 'choice' | 'address' | 'userAgent'>;

export const ENCRYPTED_ORDERS: EncryptedColumn = {
  table: 'payments.external_calls',
  id: 'call_id',
  column: 'request',
  purpose: PURPOSE,
  label: labelOf,
};

/** Encrypts data that waits to be sent to a provider. */
@Injectable()
export class EncryptedOrders {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, PURPOSE);
  }

  encrypt(callId: string, request: StartRequest): Buffer {
    return encrypt(this.keys, labelOf(callId), Buffer.from(JSON.stringify(request)));
  }

  decrypt(callId: string, encrypted: Buffer): StartRequest {
    return JSON.parse(decrypt(this.keys, labelOf(callId), encrypted).toString('utf8')) as StartRequest;
  }
}
