import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakenNotice {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The shop's side of notices: takes them, and answers what it is told to. */
export class NoticeTaker {
  readonly notices: TakenNotice[] = [];
  /** Answers in turn; 200 when there is none left. */
  readonly answers: number[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<NoticeTaker> {
    const server = createServer();
    const taker = new NoticeTaker(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        taker.notices.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(taker.answers.shift() ?? 200).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return taker;
  }

  /** Notices that name something. */
  about(text: string): readonly TakenNotice[] {
    return this.notices.filter(({ body }) => body.includes(text));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
