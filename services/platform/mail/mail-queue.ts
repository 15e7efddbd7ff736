import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import { type Config, encryptionKeys } from '../config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../crypto/encryption.js';
import type { EncryptedColumn } from '../crypto/secret-rotation.js';
import { nextTry } from '../delivery/delivery-plan.js';
import type { StoreTransaction } from '../store/transaction.js';
import type { Mail, SendingFailure } from './mail-transport.js';

/** Longer than any try takes: after it, another process takes over what one that died had claimed. */
export const LEASE_MS = 3 * 60_000;

/** A mail that this process has for itself until its lease runs out. */
export interface ClaimedMail extends Mail {
  readonly id: string;
  /** Which try this is, from 1. */
  readonly attempts: number;
}

/** An address that is not confirmed gets it in its turn, or not at all: `unconfirmed-addresses.ts`. */
const ADD = `insert into mail.messages (id, recipient, subject, body, created_at, due_at, unsubscribe, encrypted_body)
  select $1, $2, $3, $4, $5, case when $6::boolean then turn end, $7, $8
    from (select case when not exists (select from mail.messages where id = $1) then mail.take_turn($2, $5) end as turn) t
   where turn is not null
  on conflict (id) do nothing`;
const CLAIM = `update mail.messages set attempts = attempts + 1, due_at = $2
  where id = (select id from mail.messages where due_at <= $1 order by due_at limit 1 for update skip locked)
  returning id, recipient as "to", subject, body as text, encrypted_body as sealed, unsubscribe, attempts`;
const SENT = `update mail.messages set sent_at = $2, due_at = null, error = null,
    body = case when $3::boolean then null else body end, encrypted_body = null,
    unsubscribe = case when $3::boolean then null else unsubscribe end where id = $1 and sent_at is null`;
const PURPOSE = 'mail-bodies';
const labelOf = (id: string): string => `mail ${id}`;

/** Texts that wait to be sent: their links and codes are keys. */
export const ENCRYPTED_MAILS: EncryptedColumn = {
  table: 'mail.messages',
  id: 'id',
  column: 'encrypted_body',
  purpose: PURPOSE,
  label: labelOf,
};

/** The keys that texts of mails are encrypted under. */
export const mailKeys = (secrets: Pick<Config, 'secret' | 'retiredSecrets'>): EncryptionKeys =>
  encryptionKeys(secrets, PURPOSE);
/** Nothing where another process has claimed it meanwhile: what comes of it is that one's to say. */
const FAILED = `update mail.messages set due_at = $3, error = $4, parked_at = case when $3::timestamptz is null then $5 else parked_at end
  where id = $1 and attempts = $2 and due_at is not null`;

/** The outbox: each mail is claimed, and what became of it noted, in statements of their own. */
export class MailQueue {
  /**
   * @param isSandbox mails are never sent, and only stay to be read
   * @param keys what texts are encrypted under until they are sent, and erased then; null: they stay as they are
   */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly isSandbox = false,
    private readonly keys: EncryptionKeys | null = null,
  ) {}

  /** Adds a mail with the commit, once for each id. */
  add(tx: StoreTransaction, id: string, { to, subject, text, unsubscribe = null }: Mail): void {
    const sealed = this.keys && encrypt(this.keys, labelOf(id), Buffer.from(text));
    const body = sealed ? null : text;
    tx.write('mail-queue', ADD, [id, to, subject, body, tx.now, !this.isSandbox, unsubscribe, sealed]);
  }

  /** The mail that is due longest, for this process alone while the lease lasts; undefined when none is. */
  async claim(): Promise<ClaimedMail | undefined> {
    const now = this.clock.now();
    const lease = new Date(now.getTime() + LEASE_MS);
    const [row] = (await this.pool.query<ClaimedMail & { sealed: Buffer | null }>(CLAIM, [now, lease])).rows;
    if (!row) return undefined;
    const { sealed, ...mail } = row;
    return sealed && this.keys ? { ...mail, text: decrypt(this.keys, labelOf(mail.id), sealed).toString() } : mail;
  }

  async noteSent({ id }: ClaimedMail): Promise<void> {
    await this.pool.query(SENT, [id, this.clock.now(), this.keys !== null]);
  }

  /** Puts it back for later, or parks it. */
  async noteFailure({ id, attempts }: ClaimedMail, failure: SendingFailure): Promise<'later' | 'parked'> {
    const now = this.clock.now();
    const next = nextTry(now, attempts, failure);
    await this.pool.query(FAILED, [id, attempts, next, failure.error.slice(0, 500), now]);
    return next ? 'later' : 'parked';
  }
}
