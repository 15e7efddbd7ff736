import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import { type Config, deriveEncryptionKeys } from '../config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../crypto/encryption.js';
import type { EncryptedColumn } from '../crypto/secret-rotation.js';
import { computeNextAttempt } from '../delivery/delivery-plan.js';
import { redact } from '../observability/redacted.js';
import type { StoreTransaction } from '../store/transaction.js';
import { TEXT_ERASED } from './mail-text.js';
import type { Mail, SendingFailure } from './mail-transport.js';

/** The lease of a claimed mail, longer than any attempt. After it another process may claim the mail. */
export const LEASE_MS = 3 * 60_000;

/** A mail that only this process may send until its lease expires. */
export interface ClaimedMail extends Mail {
  readonly id: string;
  /** The number of this attempt, from 1. */
  readonly attempts: number;
}

/** Delays or drops mails to an unconfirmed address: see `unconfirmed-addresses.ts`. */
const ADD = `insert into mail.messages
    (id, recipient, subject, body, created_at, due_at, unsubscribe, encrypted_body, encrypted_unsubscribe)
  select $1, $2, $3, $4, $5, case when $6::boolean then turn end, $7, $8, $9
    from (select case when not exists (select from mail.messages where id = $1) then mail.take_turn($2, $5) end as turn) t
   where turn is not null
  on conflict (id) do nothing`;
const CLAIM = `update mail.messages set attempts = attempts + 1, due_at = $2
  where id = (select id from mail.messages where due_at <= $1 order by due_at limit 1 for update skip locked)
  returning id, recipient as "to", subject, body as text, encrypted_body as "sealedText", unsubscribe,
    encrypted_unsubscribe as "sealedLink", attempts`;
const SENT = 'update mail.messages set sent_at = $2, due_at = null, error = null where id = $1 and sent_at is null';
const SENT_ERASED = SENT.replace('error = null', `error = null, ${TEXT_ERASED}`);
const PURPOSE = 'mail-bodies';
const labelOf = (id: string): string => `mail ${id}`;
const labelOfLink = (id: string): string => `mail-unsubscribe ${id}`;

/** Texts of queued mails, whose links and codes give access to accounts. */
export const ENCRYPTED_MAILS: EncryptedColumn = {
  table: 'mail.messages',
  id: 'id',
  column: 'encrypted_body',
  purpose: PURPOSE,
  label: labelOf,
  plain: { text: 'body', erase: 'body = null' },
};

/** Unsubscribe links of queued mails. */
export const ENCRYPTED_UNSUBSCRIBE_LINKS: EncryptedColumn = {
  table: 'mail.messages',
  id: 'id',
  column: 'encrypted_unsubscribe',
  purpose: PURPOSE,
  label: labelOfLink,
  plain: { text: 'unsubscribe', erase: 'unsubscribe = null' },
};

/** Derives the keys that encrypt the texts of mails. */
export const deriveMailKeys = (secrets: Pick<Config, 'secret' | 'retiredSecrets'>): EncryptionKeys =>
  deriveEncryptionKeys(secrets, PURPOSE);
/** Changes nothing if another process has claimed the mail meanwhile, because that process records the outcome. */
const FAILED = `update mail.messages set due_at = $3, error = $4, parked_at = case when $3::timestamptz is null then $5 else parked_at end
  where id = $1 and attempts = $2 and due_at is not null`;

interface SealedParts {
  readonly sealedText: Buffer | null;
  readonly sealedLink: Buffer | null;
}

/** The queue of mails. Claiming a mail and recording its outcome are separate statements. */
export class MailQueue {
  /**
   * @param isSandbox true: mails are only stored for reading, and never sent
   * @param keys encrypt texts until they are sent and erased; null: texts are stored in plain text and kept
   */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly isSandbox = false,
    private readonly keys: EncryptionKeys | null = null,
  ) {}

  /** Adds a mail when the transaction commits, once for each id. */
  add(tx: StoreTransaction, id: string, { to, subject, text, unsubscribe = null }: Mail): void {
    const row = [id, to, subject, this.keys ? null : text, tx.now, !this.isSandbox, this.keys ? null : unsubscribe];
    const sealedText = this.keys && encrypt(this.keys, labelOf(id), Buffer.from(text));
    const sealedLink = this.keys && unsubscribe && encrypt(this.keys, labelOfLink(id), Buffer.from(unsubscribe));
    tx.write('mail-queue', ADD, [...row, sealedText, sealedLink]);
  }

  /** Claims the mail that has been due longest; undefined if none is due. */
  async claim(): Promise<ClaimedMail | undefined> {
    const now = this.clock.now();
    const lease = new Date(now.getTime() + LEASE_MS);
    const [row] = (await this.pool.query<ClaimedMail & SealedParts>(CLAIM, [now, lease])).rows;
    if (!row) return undefined;
    const { sealedText, sealedLink, ...mail } = row;
    const { keys } = this;
    if (!keys) return mail;
    const text = sealedText ? decrypt(keys, labelOf(mail.id), sealedText).toString() : mail.text;
    if (!sealedLink) return { ...mail, text };
    return { ...mail, text, unsubscribe: decrypt(keys, labelOfLink(mail.id), sealedLink).toString() };
  }

  async noteSent({ id }: ClaimedMail): Promise<void> {
    await this.pool.query(this.keys ? SENT_ERASED : SENT, [id, this.clock.now()]);
  }

  /** Schedules another attempt, or parks the mail. */
  async noteFailure({ id, to, attempts }: ClaimedMail, failure: SendingFailure): Promise<'later' | 'parked'> {
    const now = this.clock.now();
    const next = computeNextAttempt(now, attempts, failure);
    // Servers repeat the refused address.
    const error = redact(failure.error, [to, to.slice(0, to.lastIndexOf('@'))]).slice(0, 500);
    await this.pool.query(FAILED, [id, attempts, next, error, now]);
    return next ? 'later' : 'parked';
  }
}
