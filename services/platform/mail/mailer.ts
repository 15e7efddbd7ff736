import { createTransport, type Transporter } from 'nodemailer';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import type { Config } from '../config.js';
import { Loop } from '../loop.js';
import type { StoreTransaction } from '../store/transaction.js';

/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const QUEUE = `insert into mail.messages (id, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5)
  on conflict (id) do nothing`;
const TAKE = `select id, recipient, subject, body from mail.messages where sent_at is null
  order by created_at limit 20 for update skip locked`;

const POLL_MIN_MS = 100;
const POLL_MAX_MS = 2000;

/**
 * The outbox of mails. A mail is queued in the transaction of what it tells of, and sent after that; when the process
 * dies between the server's word and ours it may be sent twice, but never lost.
 */
export class Mailer {
  private readonly loop: Loop;
  private readonly transport: Transporter | null;

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.transport = !config.sandbox && config.smtpUrl ? createTransport(config.smtpUrl) : null;
    this.loop = new Loop('Mailer', () => this.sendSome(), POLL_MIN_MS, POLL_MAX_MS);
  }

  /** Queues a mail; `id` is that of the command it comes from, so that a repeated one sends nothing more. */
  queue(tx: StoreTransaction, id: string, mail: Mail): void {
    tx.write('mail-queue', QUEUE, [id, mail.to, mail.subject, mail.text, tx.now]);
  }

  /** Starts sending; in the sandbox mails stay in the outbox, to be read there. */
  start(): void {
    if (this.transport) this.loop.start();
  }

  async stop(): Promise<void> {
    if (this.transport) await this.loop.stop();
  }

  private async sendSome(): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string; recipient: string; subject: string; body: string }>(TAKE);
      for (const mail of rows) {
        await this.transport!.sendMail({
          from: this.config.mailFrom,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body,
          messageId: `<${mail.id.replace(/[^\w.-]/g, '-')}@mail>`,
        });
        await client.query('update mail.messages set sent_at = $2 where id = $1', [mail.id, this.clock.now()]);
      }
      await client.query('commit');
      client.release();
      return rows.length > 0;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
