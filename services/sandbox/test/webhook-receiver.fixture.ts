import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Receives webhooks in place of the shop, and responds with the given statuses. */
export class WebhookReceiver {
  readonly webhooks: ReceivedWebhook[] = [];
  /** Statuses of the next responses in order; 200 when there is none left. */
  readonly statuses: number[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<WebhookReceiver> {
    const server = createServer();
    const taker = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        taker.webhooks.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(taker.statuses.shift() ?? 200).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return taker;
  }

  /** Returns the webhooks whose body contains a text. */
  about(text: string): readonly ReceivedWebhook[] {
    return this.webhooks.filter(({ body }) => body.includes(text));
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
