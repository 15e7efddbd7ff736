import type { IncomingMessage } from 'node:http';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum bytes of a body, unless its route sets another limit; a registration takes a tenth of it. */
const DEFAULT_LIMIT_BYTES = 16_384;
/**
 * Maximum bytes read from the connection. Bytes beyond a route's limit are read and discarded, so that the sender still gets an
 * error response. A longer body ends the request.
 */
const MAX_READ_BYTES = 32 * 1_048_576;

/** Stands for a body above its route's limit. */
const TOO_LARGE = Symbol('a body that is too large');

/** Returns true when the body was above its route's limit. A route may report that under its own field. */
export const isTooLarge = (body: unknown): boolean => body === TOO_LARGE;

interface BodyConfig {
  readonly bodyLimit?: number;
  readonly takesCsv?: boolean;
  readonly takesBytes?: boolean;
}

/** Sets the maximum bytes of a route's body in place of the default. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes } satisfies BodyConfig);

/** Marks a route that accepts a file, CSV or other text, and reads the stream itself. */
export const TakesCsv = () => RouteConfig({ takesCsv: true } satisfies BodyConfig);

/**
 * Marks a route for webhooks of a provider. The body stays as raw bytes, because the signature covers them. There is no rate
 * limit.
 *
 * @param bytes maximum size of the body
 */
export const TakesWebhooks = (bytes: number) =>
  RouteConfig({ bodyLimit: bytes, takesBytes: true, rateLimit: false } satisfies BodyConfig & { rateLimit: false });

const configOf = (request: FastifyRequest): BodyConfig => request.routeOptions.config as BodyConfig;

type Done = (error: Error | null, body?: unknown) => void;

const badRequest = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 });

/** Reads a body within its route's limit and discards bytes beyond it. */
const readWithinLimit = (
  request: FastifyRequest,
  payload: IncomingMessage,
  done: Done,
  of: (bytes: Buffer) => unknown,
): void => {
  const limit = configOf(request).bodyLimit ?? DEFAULT_LIMIT_BYTES;
  const chunks: Buffer[] = [];
  let length = 0;
  const end = (error: Error | null, body?: unknown) => {
    payload.off('data', onData).off('end', onEnd).off('error', onError);
    done(error, body);
  };
  const onData = (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (length > MAX_READ_BYTES) end(badRequest('a body without end'));
  };
  const onEnd = () => end(null, length > limit ? TOO_LARGE : of(Buffer.concat(chunks)));
  const onError = () => end(badRequest('a body that broke off'));
  payload.on('data', onData).on('end', onEnd).on('error', onError);
};

const textOf = (bytes: Buffer): string => bytes.toString('utf8');

/** Registers the parsers of request bodies: text, pictures and files. Any other body is read and discarded. */
export const readBodies = (fastify: FastifyInstance): void => {
  const readText = (request: FastifyRequest, payload: IncomingMessage, done: Done) =>
    readWithinLimit(request, payload, done, configOf(request).takesBytes ? (bytes) => bytes : textOf);
  fastify.addContentTypeParser('application/x-www-form-urlencoded', readText);
  fastify.addContentTypeParser('application/json', readText);
  fastify.addContentTypeParser(/^image\//, (request: FastifyRequest, payload: IncomingMessage, done: Done) =>
    readWithinLimit(request, payload, done, (bytes) => bytes),
  );
  const passFileOr =
    (otherwise: typeof readText) =>
    (request: FastifyRequest, payload: IncomingMessage, done: Done): void => {
      if (configOf(request).takesCsv) done(null, payload);
      else otherwise(request, payload, done);
    };
  fastify.addContentTypeParser('text/plain', passFileOr(readText));
  fastify.addContentTypeParser(
    'text/csv',
    passFileOr((request, payload, done) => readWithinLimit(request, payload, done, () => undefined)),
  );
  fastify.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage, done: Done) =>
    readWithinLimit(request, payload, done, () => undefined),
  );
};
