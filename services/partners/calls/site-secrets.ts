import { Injectable } from '@nestjs/common';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../../platform/crypto/encryption.js';
import type { EncryptedColumn } from '../../platform/crypto/secret-rotation.js';
import type { PartnerAddress } from '../../platform/partners/partner-sites.js';
import type { Site } from '../rows/sites.rows.js';

const PURPOSE = 'partner-sites';

const labelOf = (siteId: string): string => `partner-site/${siteId}`;

export const ENCRYPTED_SECRETS: EncryptedColumn = {
  table: 'partners.sites',
  id: 'id',
  column: 'secret',
  purpose: PURPOSE,
  label: labelOf,
};

/** Encrypts and decrypts the secrets that the shop shares with partner sites. */
@Injectable()
export class SiteSecrets {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, PURPOSE);
  }

  encrypt(siteId: string, secret: string): Buffer {
    return encrypt(this.keys, labelOf(siteId), Buffer.from(secret));
  }

  /** Returns the address of a site with the decrypted secret. */
  addressOf({ id, base_url, key_id, secret }: Pick<Site, 'id' | 'base_url' | 'key_id' | 'secret'>): PartnerAddress {
    const plain = decrypt(this.keys, labelOf(id), secret).toString('utf8');
    return { baseUrl: base_url, keyId: key_id, secret: plain };
  }
}
