import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { assertOutsideTransaction } from '../database/open-transaction.js';

/** The kind of caller, which determines how long it can wait. */
export type Patience = 'interactive' | 'background';

/** Time limits for a provider, in milliseconds. */
export interface ProviderTimeouts {
  readonly connectMs: number;
  /** The limit for the whole response, by kind of caller. */
  readonly responseMs: Readonly<Record<Patience, number>>;
}

export const PROVIDER_TIMEOUTS: ProviderTimeouts = {
  connectMs: 5000,
  responseMs: { interactive: 25_000, background: 120_000 },
};

/** Limits for providers that need several requests per operation. All of them must end within one lease. */
export const REQUEST_TIMEOUTS: ProviderTimeouts = {
  connectMs: 5000,
  responseMs: { interactive: 20_000, background: 30_000 },
};

/** The maximum length of a response, far above that of any provider. */
const MAX_RESPONSE_BYTES = 1_048_576;

export type HttpOutcome =
  | {
      readonly outcome: 'answered';
      readonly status: number;
      readonly headers: Readonly<IncomingHttpHeaders>;
      readonly body: Buffer;
    }
  /** No connection was established, so nothing was sent. */
  | { readonly outcome: 'unreachable' }
  /** The request may or may not have arrived. */
  | { readonly outcome: 'silent' };

/** Reads the body of a response. @throws Error if it is too long or incomplete */
const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw new Error('the response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body; '' for none. */
  readonly body: string | Buffer;
  /** Resolves the host; by default the system does. */
  readonly lookup?: LookupFunction;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a request to a provider on a new connection, without following redirects. The outcome shows whether the request can have
 * arrived.
 *
 * @throws InsideTransactionError while a transaction of the database is open
 */
export const send = async (
  { method, url, headers, body, lookup, signal }: ProviderRequest,
  patience: Patience,
  { connectMs, responseMs }: ProviderTimeouts,
): Promise<HttpOutcome> => {
  assertOutsideTransaction('a provider is called');
  const isSecure = url.startsWith('https:');
  const ending = new AbortController();
  let isConnected = false;
  const connectTimer = setTimeout(() => ending.abort(), connectMs);
  const responseTimer = setTimeout(() => ending.abort(), responseMs[patience]);
  const ended = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const length = method === 'GET' ? {} : { 'content-length': bytes.length };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, headers: { ...headers, ...length }, agent: false, signal: ended, lookup } as const;
      const sent = (isSecure ? requestHttps : requestHttp)(url, options, resolve);
      sent.on('error', reject);
      sent.on('socket', (socket) =>
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          isConnected = true;
          clearTimeout(connectTimer);
        }),
      );
      sent.end(bytes);
    });
    const { statusCode = 0, headers: responseHeaders } = response;
    return { outcome: 'answered', status: statusCode, headers: responseHeaders, body: await readBody(response) };
  } catch {
    return { outcome: isConnected ? 'silent' : 'unreachable' };
  } finally {
    clearTimeout(connectTimer);
    clearTimeout(responseTimer);
  }
};
