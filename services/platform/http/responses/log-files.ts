import type { FastifyReply } from 'fastify';
import { RefusedError } from './envelope.js';

const TEXT = 'text/plain; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Two sizes of a log, as an address has them. */
export interface LogSizes {
  readonly older: string;
  readonly size: string;
}

/** A number of entries, one at least, as it is written in one way alone; null for anything else. */
const parseSize = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** The sizes that an address means; null for one that means none. */
export const parseLogSizes = ({ older, size }: LogSizes): readonly [older: number, size: number] | null => {
  const [from, to] = [parseSize(older), parseSize(size)];
  return from === null || to === null ? null : [from, to];
};

/** A file of a log that is another before long: its head, its key. @throws RefusedError 404 where there is none */
export const sendPresent = (reply: FastifyReply, text: string | null): void => {
  if (text === null) throw new RefusedError(404);
  reply.header('cache-control', 'no-cache').header('content-type', TEXT).send(text);
};

/** A tile, or the entries under one, which never are others. @throws RefusedError 404 where there is none */
export const sendTile = (reply: FastifyReply, bytes: Buffer | null): void => {
  if (bytes === null) throw new RefusedError(404);
  reply.header('cache-control', IMMUTABLE).header('content-type', 'application/octet-stream').send(bytes);
};

/** A proof, a hash in base64 a line, which never is another. @throws RefusedError 404 where there is none */
export const sendProof = (reply: FastifyReply, hashes: readonly Buffer[] | null): void => {
  if (hashes === null) throw new RefusedError(404);
  const lines = hashes.map((hash) => `${hash.toString('base64')}\n`).join('');
  reply.header('cache-control', IMMUTABLE).header('content-type', TEXT).send(lines);
};
