import type { FastifyReply } from 'fastify';
import { RefusedError } from './envelope.js';

const TEXT = 'text/plain; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Two sizes of the transparency log, as they appear in an address. */
export interface LogSizes {
  readonly older: string;
  readonly size: string;
}

/** Parses a number of entries from 1 without leading zeros; returns null for anything else. */
const parseSize = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** Parses the sizes of an address; returns null if either is invalid. */
export const parseLogSizes = ({ older, size }: LogSizes): readonly [older: number, size: number] | null => {
  const [from, to] = [parseSize(older), parseSize(size)];
  return from === null || to === null ? null : [from, to];
};

/** Sends a file of the log that changes: its head or its key. @throws RefusedError 404 for null */
export const sendPresent = (reply: FastifyReply, text: string | null): void => {
  if (text === null) throw new RefusedError(404);
  reply.header('cache-control', 'no-cache').header('content-type', TEXT).send(text);
};

/** Sends a tile, or the entries under one, which never change. @throws RefusedError 404 for null */
export const sendTile = (reply: FastifyReply, bytes: Buffer | null): void => {
  if (bytes === null) throw new RefusedError(404);
  reply.header('cache-control', IMMUTABLE).header('content-type', 'application/octet-stream').send(bytes);
};

/** Sends a proof, which never changes: one hash in base64 per line. @throws RefusedError 404 for null */
export const sendProof = (reply: FastifyReply, hashes: readonly Buffer[] | null): void => {
  if (hashes === null) throw new RefusedError(404);
  const lines = hashes.map((hash) => `${hash.toString('base64')}\n`).join('');
  reply.header('cache-control', IMMUTABLE).header('content-type', TEXT).send(lines);
};
