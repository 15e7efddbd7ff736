import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Loop } from '../concurrency/loop.js';
import type { StoreTransaction } from '../store/transaction.js';
import type { MailQueue } from './mail-queue.js';
import type { Mail, MailTransport } from './mail-transport.js';

export type { Mail } from './mail-transport.js';

/** Mails under way at once: one that hangs keeps no other from its address. */
const SENDERS = 4;
const POLL_MIN_MS = 100;
const POLL_MAX_MS = 2000;
/** A mail under way when the process is to end may take so long; then it is left for later. */
const LAST_WORD_MS = 5000;

/**
 * The outbox of mails. A mail is queued in the transaction of what it tells of, and sent after that: claimed, handed over
 * outside of any transaction, and noted as sent, each by itself. When the process dies between the server's word and the
 * note it is sent again once its lease has run out, so it may come twice, under one Message-ID, but is never lost.
 */
export class Mailer {
  private readonly log = new Logger(Mailer.name);
  private readonly loops: readonly Loop[];
  private readonly ending = new AbortController();

  /** @param transport null: mails stay in the outbox */
  constructor(
    private readonly messages: MailQueue,
    transport: MailTransport | null,
  ) {
    const senders = transport ? Array.from({ length: SENDERS }, () => () => this.sendNext(transport)) : [];
    this.loops = senders.map((send) => new Loop('Mailer', send, POLL_MIN_MS, POLL_MAX_MS));
  }

  /**
   * Queues a mail; `id` is that of the command it comes from, so that a repeated one sends nothing more. To nobody, who is
   * a member who has left, nothing is sent.
   */
  queue(tx: StoreTransaction, id: string, mail: Mail): void {
    if (mail.to !== '') this.messages.add(tx, id, mail);
  }

  start(): void {
    for (const loop of this.loops) loop.start();
  }

  /** Ends within some seconds; what is under way then is tried again later. */
  async stop(): Promise<void> {
    const settled = new AbortController();
    const timeouts = pause(LAST_WORD_MS, undefined, { signal: settled.signal, ref: false });
    timeouts.then(
      () => this.ending.abort(),
      () => undefined,
    );
    await Promise.all(this.loops.map((loop) => loop.stop()));
    settled.abort();
  }

  /** @returns whether there was one */
  private async sendNext(transport: MailTransport): Promise<boolean> {
    const mail = await this.messages.claim();
    if (!mail) return false;
    const failure = await transport.send(mail.id, mail, this.ending.signal);
    if (!failure) await this.messages.noteSent(mail);
    else {
      const outcome = await this.messages.noteFailure(mail, failure);
      // Not the server's words: they name the address.
      this.log.warn(`mail ${mail.id} was not sent, try ${mail.attempts}: ${outcome}`);
    }
    return true;
  }
}
