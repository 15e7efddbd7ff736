import { Logger } from '@nestjs/common';
import { OutboxSenders } from '../delivery/senders.js';
import type { StoreTransaction } from '../store/transaction.js';
import type { MailQueue } from './mail-queue.js';
import type { Mail, MailTransport } from './mail-transport.js';

export type { Mail } from './mail-transport.js';

/**
 * The outbox of mails. A mail is queued in the transaction of what it tells of, and sent after that: claimed, handed over
 * outside of any transaction, and noted as sent, each by itself. When the process dies between the server's word and the
 * note it is sent again once its lease has run out, so it may come twice, under one Message-ID, but is never lost.
 */
export class Mailer {
  private readonly log = new Logger(Mailer.name);
  private readonly senders: OutboxSenders | null;

  /** @param transport null: mails stay in the outbox */
  constructor(
    private readonly messages: MailQueue,
    transport: MailTransport | null,
  ) {
    this.senders = transport && new OutboxSenders('Mailer', (signal) => this.sendNext(transport, signal));
  }

  /**
   * Queues a mail; `id` is that of the command it comes from, so that a repeated one sends nothing more. To nobody, who is
   * a member who has left, nothing is sent.
   */
  queue(tx: StoreTransaction, id: string, mail: Mail): void {
    if (mail.to !== '') this.messages.add(tx, id, mail);
  }

  start(): void {
    this.senders?.start();
  }

  /** Ends within some seconds; what is under way then is tried again later. */
  async stop(): Promise<void> {
    await this.senders?.stop();
  }

  /** @returns whether there was one */
  private async sendNext(transport: MailTransport, signal: AbortSignal): Promise<boolean> {
    const mail = await this.messages.claim();
    if (!mail) return false;
    const failure = await transport.send(mail.id, mail, signal);
    if (!failure) await this.messages.noteSent(mail);
    else {
      const outcome = await this.messages.noteFailure(mail, failure);
      // Not the server's words: they name the address.
      this.log.warn(`mail ${mail.id} was not sent, try ${mail.attempts}: ${outcome}`);
    }
    return true;
  }
}
