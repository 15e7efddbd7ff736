import { connect, type Socket } from 'node:net';
import { CSRF_FIELD } from '../../services/platform/http/access/csrf-token.js';
import { SESSION_COOKIE } from '../../services/platform/http/requests/request-context.js';

/**
 * One member's connection, kept thin so that the load itself costs little. It uses HTTP/1.1 with keep-alive, one request at a
 * time, and takes the next CSRF token from each response.
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

  /** Opens a connection of a member by their session's secret, or of a visitor without one. */
  static async open(port: number, token = ''): Promise<HttpSession> {
    const session = await HttpSession.withCookie(port, token && `${SESSION_COOKIE}=${token}`);
    if (token) session.keepValue(await session.get('/api/user/point'));
    return session;
  }

  /** Opens a connection with this session cookie; '' for none. */
  static async withCookie(port: number, cookie: string): Promise<HttpSession> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new HttpSession(socket, cookie);
  }

  get(path: string): Promise<string> {
    return this.send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${this.cookie()}\r\n`);
  }

  /** Sends a write with the last response's CSRF token. @returns the whole response text */
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
