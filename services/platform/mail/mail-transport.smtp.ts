import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import { assertOutsideTransaction } from '../database/open-transaction.js';
import { renderMailHtml } from './mail-html.js';
import { buildUnsubscribeHeaders, type Mail, MailTransport, type SendingFailure } from './mail-transport.js';

/** Time limits for a mail server, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionMs: number;
  readonly greetingMs: number;
  /** Between two messages of the server. */
  readonly silenceMs: number;
  /** For the whole delivery, so that a server that responds very slowly is given up, too. */
  readonly totalMs: number;
}

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connectionMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 20_000,
  totalMs: 60_000,
};

/** The error that nodemailer reports for an unsent mail. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** The SMTP command that failed. */
  readonly command?: string;
}

/** Commands whose refusal concerns one mail. A refused log-in or sender is a fault of the shop. */
const ABOUT_THIS_MAIL = new Set(['RCPT TO', 'DATA']);

const isPermanent = ({ code, responseCode, command }: SmtpError): boolean => {
  // nodemailer rejects an invalid address without asking a server.
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && ABOUT_THIS_MAIL.has(command ?? '');
};

/**
 * Sends mails over SMTP, each over its own connection. The shop sends few mails, and a hanging one can be given up without
 * affecting others.
 */
export class SmtpTransport extends MailTransport {
  private readonly transport: Transporter;
  private readonly domain: string;

  /**
   * @param url `smtp://user:password@host:port`, or `smtps://…`
   * @param from `no-reply@example.com`, or `The shop <no-reply@example.com>`; its domain is used for Message-IDs
   */
  constructor(
    url: string,
    private readonly from: string,
    private readonly timeouts: SmtpTimeouts = SMTP_TIMEOUTS,
  ) {
    super();
    this.domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
    this.transport = createTransport({
      url,
      connectionTimeout: timeouts.connectionMs,
      dnsTimeout: timeouts.connectionMs,
      greetingTimeout: timeouts.greetingMs,
      socketTimeout: timeouts.silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(
    id: string,
    { to, subject, text, unsubscribe }: Mail,
    signal: AbortSignal,
  ): Promise<SendingFailure | null> {
    assertOutsideTransaction('a mail is sent');
    const { from } = this;
    const message = {
      from,
      to: { name: '', address: to },
      subject,
      text,
      html: renderMailHtml({ subject, text }),
      headers: buildUnsubscribeHeaders({ unsubscribe: unsubscribe ?? null }),
      messageId: this.messageIdOf(id),
      signal: AbortSignal.any([signal, AbortSignal.timeout(this.timeouts.totalMs)]),
    };
    try {
      await this.transport.sendMail(message);
      return null;
    } catch (error) {
      return { error: (error as Error).message, isPermanent: isPermanent(error as SmtpError) };
    }
  }

  private messageIdOf(id: string): string {
    return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${this.domain}>`;
  }
}
