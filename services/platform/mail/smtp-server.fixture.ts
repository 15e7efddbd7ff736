import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A mail that the server has received. */
export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly content: string;
}

/** The reply to one recipient: a line of SMTP at once, a line after a delay, or none at all. */
export type ScriptedReply = string | { readonly line: string; readonly afterMs: number } | 'nothing';

const WELCOME = '250 OK';

/** A mail server whose reply to each recipient is set by the test. */
export class FakeSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** The recipients of all attempts in order, including refused ones. */
  readonly recipients: string[] = [];
  private readonly replies = new Map<string, ScriptedReply>();
  private readonly sockets = new Set<Socket>();
  private greets = true;
  /** The reply to `MAIL FROM`. */
  senderReply = WELCOME;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<FakeSmtpServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const fake = new FakeSmtpServer(server, `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket) => fake.serve(socket));
    return fake;
  }

  /** Sets the reply to a recipient; undefined accepts it. */
  setReply(address: string, reply: ScriptedReply | undefined): void {
    if (reply === undefined) this.replies.delete(address);
    else this.replies.set(address, reply);
  }

  /** Sets whether new connections get a greeting. */
  setGreeting(on: boolean): void {
    this.greets = on;
  }

  /** Refuses every sender with this line. */
  refuseSender(line: string): void {
    this.senderReply = line;
  }

  /** Counts the received mails of a recipient. */
  countReceived(address: string): number {
    return this.received.filter(({ to }) => to === address).length;
  }

  countAttempts(address: string): number {
    return this.recipients.filter((to) => to === address).length;
  }

  get connections(): number {
    return this.sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    const talk = new Conversation(this, (line) => socket.writable && socket.write(`${line}\r\n`));
    socket.setEncoding('utf8').on('data', (chunk: string) => talk.hear(chunk));
    if (this.greets) socket.write('220 fake.example.com ESMTP\r\n');
  }

  replyTo(address: string): ScriptedReply {
    this.recipients.push(address);
    return this.replies.get(address) ?? WELCOME;
  }
}

/** One SMTP connection. */
class Conversation {
  private rest = '';
  private to = '';
  private content: string | undefined;

  constructor(
    private readonly server: FakeSmtpServer,
    private readonly write: (line: string) => void,
  ) {}

  hear(chunk: string): void {
    this.rest += chunk;
    for (let end = this.rest.indexOf('\r\n'); end >= 0; end = this.rest.indexOf('\r\n')) {
      const line = this.rest.slice(0, end);
      this.rest = this.rest.slice(end + 2);
      if (this.content === undefined) this.command(line);
      else this.take(line);
    }
  }

  private command(line: string): void {
    const name = line.slice(0, 4).toUpperCase();
    if (name === 'RCPT') this.recipient(/<([^>]*)>/.exec(line)![1]!);
    else if (name === 'DATA') {
      this.content = '';
      this.write('354 Go on');
    } else if (name === 'MAIL') this.write(this.server.senderReply);
    else this.write(name === 'QUIT' ? '221 Bye' : WELCOME);
  }

  private recipient(address: string): void {
    this.to = address;
    const reply = this.server.replyTo(address);
    if (reply === 'nothing') return;
    if (typeof reply === 'string') this.write(reply);
    else setTimeout(() => this.write(reply.line), reply.afterMs);
  }

  private take(line: string): void {
    if (line !== '.') {
      this.content += `${line}\n`;
      return;
    }
    const content = this.content!;
    this.content = undefined;
    this.server.received.push({ to: this.to, messageId: /^Message-ID: (.*)$/im.exec(content)?.[1] ?? '', content });
    this.write(WELCOME);
  }
}
