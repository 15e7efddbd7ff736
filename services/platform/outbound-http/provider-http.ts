import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { assertOutsideTransaction } from '../database/open-transaction.js';

/** The time that the caller can wait. */
export type Patience = 'interactive' | 'background';

/** How long a provider may take, in milliseconds. */
export interface ProviderTimeouts {
  readonly connectMs: number;
  /** Until the answer is there, by who waits for it. */
  readonly responseMs: Readonly<Record<Patience, number>>;
}

export const PROVIDER_TIMEOUTS: ProviderTimeouts = {
  connectMs: 5000,
  responseMs: { interactive: 25_000, background: 120_000 },
};

/** For a provider of whom one question takes several requests, which must end together before a lease does. */
export const REQUEST_TIMEOUTS: ProviderTimeouts = {
  connectMs: 5000,
  responseMs: { interactive: 20_000, background: 30_000 },
};

/** No provider's answer is anywhere near it. */
const MAX_RESPONSE_BYTES = 1_048_576;

export type HttpOutcome =
  | {
      readonly outcome: 'answered';
      readonly status: number;
      readonly headers: Readonly<IncomingHttpHeaders>;
      readonly body: Buffer;
    }
  /** There was no connection, and so nothing was sent. */
  | { readonly outcome: 'unreachable' }
  /** It may have arrived or not. */
  | { readonly outcome: 'silent' };

/** Reads an answer to its end. @throws Error for one that is too long or breaks off */
const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw new Error('an answer without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** '' for none. */
  readonly body: string | Buffer;
  /** Finds the address that is connected to; without it the system does. */
  readonly lookup?: LookupFunction;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a request to a provider, on a connection of its own, and follows no redirection: whoever asks must know whether
 * anything can have arrived.
 *
 * @throws InsideTransactionError while a transaction of the database is open
 */
export const send = async (
  { method, url, headers, body, lookup, signal }: ProviderRequest,
  patience: Patience,
  { connectMs, responseMs }: ProviderTimeouts,
): Promise<HttpOutcome> => {
  assertOutsideTransaction('a provider is asked');
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
