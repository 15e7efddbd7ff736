import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../kernel/time.js';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../../platform/crypto/encryption.js';
import type { EncryptedColumn } from '../../platform/crypto/secret-rotation.js';
import { Database } from '../../platform/database/database.js';
import type { OtpSetUp } from '../wire/otp.contract.js';

const PERIOD_SECONDS = 30;
/** Accepts clocks that are wrong by up to half a minute. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const ISSUER = 'Oripa Shop';

const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });

/** Returns the 30-second step of a code; null if it is not valid now. */
const stepOf = (secret: Secret, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
};

const PENDING = 'update operators.operators set otp_pending = $2 where id = $1 returning mail';
const SECRET = 'select otp_secret as encrypted from operators.operators where id = $1';
const LOAD_PENDING = 'select otp_pending as encrypted from operators.operators where id = $1';
const USE = `update operators.operators set otp_used_step = $2
  where id = $1 and (otp_used_step is null or otp_used_step < $2)`;

const ofOperators = {
  table: 'operators.operators',
  id: 'id',
  purpose: 'operators-otp',
  label: (operatorId: string): string => operatorId,
};

/** The authenticators' secrets, in use and pending. */
export const encryptedOtpSecrets: readonly EncryptedColumn[] = [
  { ...ofOperators, column: 'otp_secret' },
  { ...ofOperators, column: 'otp_pending' },
];

/** One-time passwords (TOTP, RFC 6238). The database knows the secrets only encrypted, and each code works once. */
@Injectable()
export class OneTimePasswords {
  private readonly keys: EncryptionKeys;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.keys = deriveEncryptionKeys(config, ofOperators.purpose);
  }

  /** Creates a secret, which becomes active with a first code of it. */
  async begin(operatorId: string): Promise<OtpSetUp> {
    const secret = new Secret({ size: SECRET_BYTES });
    const encrypted = encrypt(this.keys, ofOperators.label(operatorId), Buffer.from(secret.bytes));
    const { rows } = await this.database.pool.query<{ mail: string }>(PENDING, [operatorId, encrypted]);
    return { uri: totpOf(secret, rows[0]!.mail).toString(), secret: secret.base32 };
  }

  /** Returns the 30-second step of a code of the pending secret; null if it is invalid. */
  pendingStep(operatorId: string, code: string): Promise<number | null> {
    return this.step(LOAD_PENDING, operatorId, code);
  }

  /** Returns true for a valid code of the operator, and uses it up. */
  async use(operatorId: string, code: string): Promise<boolean> {
    const step = await this.step(SECRET, operatorId, code);
    if (step === null) return false;
    return (await this.database.pool.query(USE, [operatorId, step])).rowCount === 1;
  }

  private async step(load: string, operatorId: string, code: string): Promise<number | null> {
    const { rows } = await this.database.pool.query<{ encrypted: Buffer | null }>(load, [operatorId]);
    const encrypted = rows[0]?.encrypted;
    if (!encrypted) return null;
    const bytes = decrypt(this.keys, ofOperators.label(operatorId), encrypted);
    const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
    return stepOf(secret, code, this.clock.now());
  }
}
