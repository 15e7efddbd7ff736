import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import type { EncryptionKeys } from '../../platform/crypto/encryption.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PhoneNumber } from '../streams/phone-number.js';

const CODE_LIFE_MS = 10 * 60_000;
const DIGITS = 6;

const ADD = `insert into members.phone_codes (code_id, member_id, tel, number, code_hash, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const NEWEST = `select code_id as "codeId", tel, number, code_hash as hash, expires_at as "expiresAt", tries,
    used_at is not null as "isUsed"
  from members.phone_codes where member_id = $1 order by created_at desc, code_id desc limit 1`;
const TRIED = 'update members.phone_codes set tries = tries + 1 where code_id = $1';
const USED = 'update members.phone_codes set used_at = $2 where code_id = $1';

/** A stored code: its HMAC, not the code itself. */
export interface PhoneCode {
  readonly codeId: string;
  /** The number as it was typed. */
  readonly tel: string;
  /** The number in E.164. */
  readonly number: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
  /** The number of wrong codes that were typed. */
  readonly tries: number;
  readonly isUsed: boolean;
}

/**
 * The codes that verify phones. Only the newest code is valid, for ten minutes. They are stored as HMAC under a key of the
 * shop's secret, so that a stolen database reveals none. Codes of a retired secret stay valid for their time.
 */
@Injectable()
export class PhoneCodes {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = deriveEncryptionKeys(config, 'members-phone-codes');
  }

  /** Makes a code. @returns the code, which may only be sent to that phone */
  issue(tx: StoreTransaction, codeId: string, memberId: string, { tel, number }: PhoneNumber): string {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const expiresAt = new Date(tx.now.getTime() + CODE_LIFE_MS);
    const hash = hashOf(this.keys[0], codeId, code);
    tx.write('members-add-phone-code', ADD, [codeId, memberId, tel, number, hash, tx.now, expiresAt]);
    return code;
  }

  /** Loads the member's newest code; null for none. */
  async newestOf(tx: StoreTransaction, memberId: string): Promise<PhoneCode | null> {
    const rows = await tx.read<PhoneCode & Record<string, unknown>>('members-phone-code', NEWEST, [memberId]);
    return rows[0] ?? null;
  }

  matches({ codeId, hash }: PhoneCode, code: string): boolean {
    return this.keys.some((key) => timingSafeEqual(hashOf(key, codeId, code), hash));
  }

  noteTry(tx: StoreTransaction, { codeId }: PhoneCode): void {
    tx.write('members-try-phone-code', TRIED, [codeId]);
  }

  noteUsed(tx: StoreTransaction, { codeId }: PhoneCode): void {
    tx.write('members-use-phone-code', USED, [codeId, tx.now]);
  }
}

const hashOf = (key: Buffer, codeId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${codeId}:${code}`).digest();
