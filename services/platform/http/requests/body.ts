import type { IncomingMessage } from 'node:http';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a body at the most where its route says nothing else; a registration takes a tenth of it. */
const DEFAULT_LIMIT_BYTES = 16_384;
/**
 * Bytes that are taken from the line at the most, and forgotten beyond the limit: a sender of too much, but not without
 * end, is still told so.
 */
const MAX_READ_BYTES = 32 * 1_048_576;

/** Stands for a body that was larger than its route takes. */
const TOO_LARGE = Symbol('a body that is too large');

/** Whether the body was larger than its route takes. A route that answers for it says so under a field of its own. */
export const isTooLarge = (body: unknown): boolean => body === TOO_LARGE;

interface BodyConfig {
  readonly bodyLimit?: number;
  readonly takesCsv?: boolean;
  readonly takesBytes?: boolean;
}

/** A route whose body may have this many bytes, and not the usual few. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes } satisfies BodyConfig);

/** A route that takes a file, CSV or other text, and reads it itself, as it arrives, as far as it wants. */
export const TakesCsv = () => RouteConfig({ takesCsv: true } satisfies BodyConfig);

/**
 * A route for notices of a provider: at most so many bytes, as they came, since their signature is over them; and as many
 * requests from one address as it sends.
 */
export const TakesWebhooks = (bytes: number) =>
  RouteConfig({ bodyLimit: bytes, takesBytes: true, rateLimit: false } satisfies BodyConfig & { rateLimit: false });

const configOf = (request: FastifyRequest): BodyConfig => request.routeOptions.config as BodyConfig;

type Done = (error: Error | null, body?: unknown) => void;

const badRequest = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 });

/** Reads a body within its route's limit; what comes beyond it is passed over. */
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

/** Teaches the server the bodies of the shop: text, pictures, files; what is none of them is read and passed over. */
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
