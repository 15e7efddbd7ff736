import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import type { Config } from '../config.js';
import { redact } from '../observability/redacted.js';
import type { StoreTransaction } from '../store/transaction.js';
import type { SmsOutcome, SmsSender } from './sms-sender.js';
import { countRequest, loadSmsStatus, type SmsLimit, type SmsStatus, takeFromBudget } from './sms-traffic.js';

/** What a message's provider may tell of it. */
export type SmsState = 'refused' | 'unknown' | 'taken' | 'sent' | 'undelivered' | 'delivered';

const RECORD = `insert into sms.messages (id, created_at, state, recipient, body) values ($1, $2, 'sending', $3, $4)`;
const ORDER = `array['sending', 'refused', 'unknown', 'taken', 'sent', 'undelivered', 'delivered']`;
/** A word that comes late takes nothing back. */
const FOLLOW = `update sms.messages set state = $2, error = coalesce($3, error)
  where id = $1 and array_position(${ORDER}, state) < array_position(${ORDER}, $2)`;
const USED = 'update sms.messages set used_at = $2 where id = $1 and used_at is null';

/**
 * The shop's text messages. Each is recorded with the transaction that wants it and handed over once, after that: a message
 * costs money and is soon out of date, so what a process that died left behind is not sent again.
 */
export class SmsMessages {
  private readonly log = new Logger('Sms');

  /** @param sender null: messages stay in the sandbox's outbox, or nobody sends any */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly config: Pick<Config, 'sms' | 'sandbox' | 'rateLimits' | 'publicUrl'>,
    private readonly sender: SmsSender | null,
  ) {}

  /** Whether anybody takes messages at all. */
  get isOn(): boolean {
    return this.sender !== null || this.config.sandbox;
  }

  /** Country codes besides 81 that numbers may have in English mode. */
  get countryCodes(): readonly string[] {
    return this.config.sms.countryCodes;
  }

  /** @returns whole seconds until a message may be asked for under these limits; 0 when it was counted */
  async count(tx: StoreTransaction, limits: readonly SmsLimit[]): Promise<number> {
    return this.config.rateLimits ? countRequest(tx, limits) : 0;
  }

  /** @param floor percent, of `conversionFloor` */
  loadStatus(floor: number): Promise<SmsStatus> {
    return loadSmsStatus(this.pool, this.clock.now(), this.config.sms.dailyBudget, floor);
  }

  /** Takes one message from the day's budget. @returns whether one was left */
  takeFromBudget(tx: StoreTransaction): Promise<boolean> {
    return takeFromBudget(tx, this.config.sms.dailyBudget);
  }

  /** Notes that a message is to be sent, with the commit. */
  record(tx: StoreTransaction, id: string, to: string, text: string): void {
    tx.write('sms-record', RECORD, [id, tx.now, ...(this.config.sandbox ? [to, text] : [null, null])]);
  }

  /** Notes with the commit that a message was of use. */
  noteUsed(tx: StoreTransaction, id: string): void {
    tx.write('sms-used', USED, [id, tx.now]);
  }

  /**
   * Hands a message over that is recorded, and notes what its provider says.
   *
   * @throws InsideTransactionError while a transaction of the database is open
   */
  async send(id: string, to: string, text: string): Promise<SmsOutcome['outcome']> {
    const statusUrl = `${this.config.publicUrl}/api/hooks/sms?id=${id}`;
    const outcome: SmsOutcome = this.sender ? await this.sender.send({ to, text, statusUrl }) : { outcome: 'taken' };
    const error = 'error' in outcome ? outcome.error : null;
    if (error !== null) this.log.warn(`text message ${id} was not taken: ${error}`);
    await this.noteState(id, outcome.outcome === 'unreachable' ? 'refused' : outcome.outcome, error);
    return outcome.outcome;
  }

  /** Notes what its provider tells of a message; nothing where more is known already. */
  async noteState(id: string, state: SmsState, error: string | null): Promise<void> {
    await this.pool.query({ name: 'sms-follow', text: FOLLOW, values: [id, state, error && redact(error)] });
  }
}
