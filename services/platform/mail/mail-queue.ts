import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
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
const ADD = `insert into mail.messages (id, recipient, subject, body, created_at, due_at, unsubscribe)
  select $1, $2, $3, $4, $5, case when $6::boolean then turn end, $7
    from (select case when not exists (select from mail.messages where id = $1) then mail.take_turn($2, $5) end as turn) t
   where turn is not null
  on conflict (id) do nothing`;
const CLAIM = `update mail.messages set attempts = attempts + 1, due_at = $2
  where id = (select id from mail.messages where due_at <= $1 order by due_at limit 1 for update skip locked)
  returning id, recipient as "to", subject, body as text, unsubscribe, attempts`;
const SENT = 'update mail.messages set sent_at = $2, due_at = null, error = null where id = $1 and sent_at is null';
/** Nothing where another process has claimed it meanwhile: what comes of it is that one's to say. */
const FAILED = `update mail.messages set due_at = $3, error = $4, parked_at = case when $3::timestamptz is null then $5 else parked_at end
  where id = $1 and attempts = $2 and due_at is not null`;

/** The outbox: each mail is claimed, and what became of it noted, in statements of their own. */
export class MailQueue {
  /** @param isSandbox mails are never sent, and only stay to be read */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly isSandbox = false,
  ) {}

  /** Adds a mail with the commit, once for each id. */
  add(tx: StoreTransaction, id: string, { to, subject, text, unsubscribe = null }: Mail): void {
    tx.write('mail-queue', ADD, [id, to, subject, text, tx.now, !this.isSandbox, unsubscribe]);
  }

  /** The mail that is due longest, for this process alone while the lease lasts; undefined when none is. */
  async claim(): Promise<ClaimedMail | undefined> {
    const now = this.clock.now();
    const lease = new Date(now.getTime() + LEASE_MS);
    return (await this.pool.query<ClaimedMail>(CLAIM, [now, lease])).rows[0];
  }

  async noteSent({ id }: ClaimedMail): Promise<void> {
    await this.pool.query(SENT, [id, this.clock.now()]);
  }

  /** Puts it back for later, or parks it. */
  async noteFailure({ id, attempts }: ClaimedMail, failure: SendingFailure): Promise<'later' | 'parked'> {
    const now = this.clock.now();
    const next = nextTry(now, attempts, failure);
    await this.pool.query(FAILED, [id, attempts, next, failure.error.slice(0, 500), now]);
    return next ? 'later' : 'parked';
  }
}
