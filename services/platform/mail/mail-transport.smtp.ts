import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import { assertOutsideTransaction } from '../database/open-transaction.js';
import { renderMailHtml } from './mail-html.js';
import { buildUnsubscribeHeaders, type Mail, MailTransport, type SendingFailure } from './mail-transport.js';

/** How long a mail server may take, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionMs: number;
  readonly greetingMs: number;
  /** Between two of its words. */
  readonly silenceMs: number;
  /** All together, so that one that goes on word by word ends too. */
  readonly totalMs: number;
}

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connectionMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 20_000,
  totalMs: 60_000,
};

/** What nodemailer tells of a mail that was not sent. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** What was answered so. */
  readonly command?: string;
}

/** A refused log-in or sender is our own fault, and mended by us: only these are about one mail. */
const ABOUT_THIS_MAIL = new Set(['RCPT TO', 'DATA']);

const isPermanent = ({ code, responseCode, command }: SmtpError): boolean => {
  // nodemailer finds that no server can be asked for such an address.
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && ABOUT_THIS_MAIL.has(command ?? '');
};

/**
 * Mail over SMTP. A connection for each mail: shops send few, and one that hangs can be given up without harm to others.
 */
export class SmtpTransport extends MailTransport {
  private readonly transport: Transporter;
  private readonly domain: string;

  /**
   * @param url `smtp://user:password@host:port`, or `smtps://…`
   * @param from `no-reply@example.com`, or `The shop <no-reply@example.com>`; its domain is that of the Message-IDs
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
