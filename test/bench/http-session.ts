import { connect, type Socket } from 'node:net';
import { CSRF_FIELD } from '../../services/platform/http/access/csrf-token.js';
import { SESSION_COOKIE } from '../../services/platform/http/requests/request-context.js';

/**
 * One member's connection, as thin as it can be, so that the load costs the machine little: HTTP/1.1 kept alive, one
 * request at a time, the next anti-forgery value taken from each answer.
 */
export class HttpSession {
  private received = '';
  private resolve: ((response: string) => void) | undefined;
  private value = '';

  private constructor(
    private readonly socket: Socket,
    private readonly cookies: string,
  ) {
    socket.setEncoding('utf8');
    socket.setNoDelay(true);
    socket.on('data', (chunk: string) => this.receive(chunk));
  }

  /** A member's, by the secret of their session; a visitor's without. */
  static async open(port: number, token = ''): Promise<HttpSession> {
    const session = await HttpSession.withCookie(port, token && `${SESSION_COOKIE}=${token}`);
    if (token) session.keepValue(await session.get('/api/user/point'));
    return session;
  }

  /** The session known by this cookie; '' for none. */
  static async withCookie(port: number, cookie: string): Promise<HttpSession> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new HttpSession(socket, cookie);
  }

  get(path: string): Promise<string> {
    return this.send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${this.cookie()}\r\n`);
  }

  /** A write with the value of the last answer. @returns the whole answer's text */
  async post(path: string, payload: object): Promise<string> {
    const body = `${CSRF_FIELD}=${this.value}&json=${encodeURIComponent(JSON.stringify(payload))}`;
    const response = await this.send(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${this.cookie()}content-type: application/x-www-form-urlencoded\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    this.keepValue(response);
    return response;
  }

  close(): void {
    this.socket.destroy();
  }

  private cookie(): string {
    return this.cookies ? `cookie: ${this.cookies}\r\n` : '';
  }

  private keepValue(response: string): void {
    const at = response.lastIndexOf('"value":"');
    if (at >= 0) this.value = response.slice(at + 9, response.indexOf('"', at + 9));
  }

  private send(request: string): Promise<string> {
    return new Promise((resolve) => {
      this.resolve = resolve;
      this.socket.write(request);
    });
  }

  private receive(chunk: string): void {
    this.received += chunk;
    const end = this.received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.received)?.[1] ?? 0);
    if (Buffer.byteLength(this.received) < end + 4 + length) return;
    const response = this.received;
    this.received = '';
    this.resolve?.(response);
  }
}
