import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../pages/security-headers.js';

const BODY = '{"state":400}';
const JSON_TYPE = 'application/json; charset=utf-8';
const RAW_RESPONSE = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

/** Returns Fastify's handler of malformed paths, such as an incomplete escape or a segment that is too long. It answers 400. */
export const refusePath =
  (headers: SecurityHeaders) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    headers.put(request, reply);
    reply.status(400).header('content-type', JSON_TYPE).send(BODY);
  };

/** Handles Node's `clientError`: answers 400 to bytes that are no HTTP, and closes a connection that was too slow. */
export const refuseInvalidHttp = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) socket.destroy();
  else socket.end(RAW_RESPONSE);
};

/** Leaves `page` out: its handler reports an invalid page number itself. */
const holdsNul = ([name, value]: [string, unknown]): boolean => name !== 'page' && String(value).includes('\0');

/**
 * Refuses requests with a NUL, which no stored name contains and PostgreSQL refuses. It answers 404 for a NUL in a path
 * parameter and 400 for one in the query.
 */
export const refuseNul = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.raw.url?.includes('%00')) return done();
    const state = Object.entries(request.params as object).some(holdsNul) ? 404 : 400;
    if (state === 400 && !Object.entries(request.query as object).some(holdsNul)) return done();
    reply.status(state).header('content-type', JSON_TYPE).send(JSON.stringify({ state }));
  });
};
