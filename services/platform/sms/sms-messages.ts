import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import type { Config } from '../config.js';
import { redact } from '../observability/redacted.js';
import type { StoreTransaction } from '../store/transaction.js';
import type { SmsOutcome, SmsSender } from './sms-sender.js';
import { countRequest, loadSmsStatus, type SmsLimit, type SmsStatus, takeFromBudget } from './sms-traffic.js';

/** The states of a message that its provider reports. */
export type SmsState = 'refused' | 'unknown' | 'taken' | 'sent' | 'undelivered' | 'delivered';

const RECORD = `insert into sms.messages (id, created_at, state, recipient, body) values ($1, $2, 'sending', $3, $4)`;
const ORDER = `array['sending', 'refused', 'unknown', 'taken', 'sent', 'undelivered', 'delivered']`;
/** A late report never moves a message back to an earlier state. */
const FOLLOW = `update sms.messages set state = $2, error = coalesce($3, error)
  where id = $1 and array_position(${ORDER}, state) < array_position(${ORDER}, $2)`;
const USED = 'update sms.messages set used_at = $2 where id = $1 and used_at is null';

/**
 * Sends text messages. Each message is recorded in its transaction, and handed to the provider once after the commit. If the
 * process dies in between, it is not sent again, because messages cost money and are soon out of date.
 */
export class SmsMessages {
  private readonly log = new Logger('Sms');

  /** @param sender null: messages stay in the sandbox's outbox, or none are sent */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly config: Pick<Config, 'sms' | 'sandbox' | 'rateLimits' | 'publicUrl'>,
    private readonly sender: SmsSender | null,
  ) {}

  /** True if messages can be sent or are kept in the sandbox. */
  get isOn(): boolean {
    return this.sender !== null || this.config.sandbox;
  }

  /** Country codes other than 81 that are allowed in English mode. */
  get countryCodes(): readonly string[] {
    return this.config.sms.countryCodes;
  }

  /** Counts a requested message. @returns seconds until the limits allow one; 0 if it was counted */
  async count(tx: StoreTransaction, limits: readonly SmsLimit[]): Promise<number> {
    return this.config.rateLimits ? countRequest(tx, limits) : 0;
  }

  /** Loads the state of the budget. @param floor percentage from the setting `conversionFloor` */
  loadStatus(floor: number): Promise<SmsStatus> {
    return loadSmsStatus(this.pool, this.clock.now(), this.config.sms.dailyBudget, floor);
  }

  /** Takes one message from the budget of the day. @returns false if the budget is spent */
  takeFromBudget(tx: StoreTransaction): Promise<boolean> {
    return takeFromBudget(tx, this.config.sms.dailyBudget);
  }

  /** Records a message to be sent, in the transaction. */
  record(tx: StoreTransaction, id: string, to: string, text: string): void {
    tx.write('sms-record', RECORD, [id, tx.now, ...(this.config.sandbox ? [to, text] : [null, null])]);
  }

  /** Records in the transaction that the code of a message was entered. */
  noteUsed(tx: StoreTransaction, id: string): void {
    tx.write('sms-used', USED, [id, tx.now]);
  }

  /**
   * Hands a recorded message to the provider, and records the result.
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

  /** Records the state that the provider reports. An earlier state than the recorded one is ignored. */
  async noteState(id: string, state: SmsState, error: string | null): Promise<void> {
    await this.pool.query({ name: 'sms-follow', text: FOLLOW, values: [id, state, error && redact(error)] });
  }
}
