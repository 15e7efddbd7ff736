import { Injectable } from '@nestjs/common';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../../platform/crypto/encryption.js';
import type { EncryptedColumn } from '../../platform/crypto/secret-rotation.js';
import type { Device } from '../../platform/push/push-service.js';

const PURPOSE = 'push-devices';

const labelOf = (deviceId: string): string => `push-device ${deviceId}`;

/** The encrypted endpoints and keys of devices. They allow sending to a member's browser. */
export const ENCRYPTED_DEVICES: EncryptedColumn = {
  table: 'notifications.push_devices',
  id: 'device_id',
  column: 'encrypted_keys',
  purpose: PURPOSE,
  label: labelOf,
  plain: {
    text: `case when endpoint is not null
      then json_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)::text end`,
    erase: 'endpoint = null, p256dh = null, auth = null',
  },
};

/** A device as its row holds it: encrypted, or in plain text if an earlier release wrote it. */
export interface KeptDevice {
  readonly deviceId: string;
  readonly sealed: Buffer | null;
  readonly endpoint: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
}

/** Encrypts endpoints and keys of devices for their rows, and decrypts them. */
@Injectable()
export class SealedDevices {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, PURPOSE);
  }

  seal(deviceId: string, { endpoint, p256dh, auth }: Device): Buffer {
    return encrypt(this.keys, labelOf(deviceId), Buffer.from(JSON.stringify({ endpoint, p256dh, auth })));
  }

  /** Decrypts a device. @throws Error if no secret of the shop decrypts it */
  open({ deviceId, sealed, endpoint, p256dh, auth }: KeptDevice): Device {
    if (sealed) return JSON.parse(decrypt(this.keys, labelOf(deviceId), sealed).toString()) as Device;
    return { endpoint, p256dh, auth } as Device;
  }
}
