import { Logger } from '@nestjs/common';
import { OutboxSenders } from '../delivery/senders.js';
import type { StoreTransaction } from '../store/transaction.js';
import type { MailQueue } from './mail-queue.js';
import type { Mail, MailTransport } from './mail-transport.js';

export type { Mail } from './mail-transport.js';

/**
 * Queues and sends mails. A mail is queued in the transaction of its event, and sent later outside of any transaction.
 *
 * A mail is never lost, but may arrive twice with the same Message-ID. This happens if the process dies between the
 * acceptance by the server and its recording. The mail is then sent again after its lease.
 */
export class Mailer {
  private readonly log = new Logger(Mailer.name);
  private readonly senders: OutboxSenders | null;

  /** @param transport null: mails stay in the queue */
  constructor(
    private readonly messages: MailQueue,
    transport: MailTransport | null,
  ) {
    this.senders = transport && new OutboxSenders('Mailer', (signal) => this.sendNext(transport, signal));
  }

  /**
   * Queues a mail. `id` belongs to the command, so that a repeated command queues no second mail. An empty address, as of a
   * member who has left, gets no mail.
   */
  queue(tx: StoreTransaction, id: string, mail: Mail): void {
    if (mail.to !== '') this.messages.add(tx, id, mail);
  }

  start(): void {
    this.senders?.start();
  }

  /** Stops within some seconds. Interrupted mails are tried again later. */
  async stop(): Promise<void> {
    await this.senders?.stop();
  }

  /** Sends the next due mail. @returns false if none is due */
  private async sendNext(transport: MailTransport, signal: AbortSignal): Promise<boolean> {
    const mail = await this.messages.claim();
    if (!mail) return false;
    const failure = await transport.send(mail.id, mail, signal);
    if (!failure) await this.messages.noteSent(mail);
    else {
      const outcome = await this.messages.noteFailure(mail, failure);
      // The message of the server is left out, because it has the address.
      this.log.warn(`mail ${mail.id} was not sent, try ${mail.attempts}: ${outcome}`);
    }
    return true;
  }
}
