import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly content: string;
}

/** What the server says to one address: a line of SMTP at once, a line after so long, or nothing at all. */
export type ScriptedReply = string | { readonly line: string; readonly afterMs: number } | 'nothing';

const WELCOME = '250 OK';

/** A mail server that says to each address what a test wants it to say. */
export class FakeSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Addresses that were asked for, in order; those that were refused too. */
  readonly recipients: string[] = [];
  private readonly replies = new Map<string, ScriptedReply>();
  private readonly sockets = new Set<Socket>();
  private greets = true;
  /** What it says to whoever wants to send. */
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

  /** From now on this address is answered so; undefined: welcomed. */
  setReply(address: string, reply: ScriptedReply | undefined): void {
    if (reply === undefined) this.replies.delete(address);
    else this.replies.set(address, reply);
  }

  /** Whether those who connect hear anything. */
  setGreeting(on: boolean): void {
    this.greets = on;
  }

  /** From now on nobody may send, for this reason. */
  refuseSender(line: string): void {
    this.senderReply = line;
  }

  /** How often mail for this address came in. */
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

/** One connection. */
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
