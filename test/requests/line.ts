import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AnyRequest } from './any-request.js';

/** A response as received. */
export interface RawResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const RESPONSE_WITHIN_MS = 180_000;

/** Pooled connections to the shop. */
export class ShopConnection {
  private readonly agent: Agent;

  constructor(
    private readonly port: number,
    lanes: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: lanes });
  }

  /** @throws Error when no response comes */
  send({ method, target, headers, body }: AnyRequest): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      const options = { agent: this.agent, port: this.port, host: '127.0.0.1', method, path: target, headers };
      const httpRequest = request({ ...options, timeout: RESPONSE_WITHIN_MS }, (response) => {
        const [status, type] = [response.statusCode!, response.headers['content-type'] ?? ''];
        // A stream has no end; its beginning is enough.
        if (type.startsWith('text/event-stream')) {
          resolve({ status, type, body: '' });
          response.destroy();
        } else text(response).then((body) => resolve({ status, type, body }), reject);
      });
      httpRequest.once('timeout', () => httpRequest.destroy(new Error(`no response in ${RESPONSE_WITHIN_MS} ms`)));
      httpRequest.once('error', reject);
      httpRequest.end(body ?? undefined);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
