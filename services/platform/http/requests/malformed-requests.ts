import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../pages/security-headers.js';

const BODY = '{"state":400}';
const JSON_TYPE = 'application/json; charset=utf-8';
const RAW_RESPONSE = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

/** Answers, as Fastify asks for it, a path that is none: half an escape, a name that is too long. */
export const refusePath =
  (headers: SecurityHeaders) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    headers.put(request, reply);
    reply.status(400).header('content-type', JSON_TYPE).send(BODY);
  };

/** Answers, as Node asks for it, what is no HTTP; a connection that was too slow is closed. */
export const refuseInvalidHttp = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) socket.destroy();
  else socket.end(RAW_RESPONSE);
};

/** A handler that reads a page's number says itself that it is none. */
const holdsNul = ([name, value]: [string, unknown]): boolean => name !== 'page' && String(value).includes('\0');

/**
 * Refuses names that hold a NUL before anybody looks for what they name: none has one, and PostgreSQL does not take it.
 * In the query it is a wrong field.
 */
export const refuseNul = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.raw.url?.includes('%00')) return done();
    const state = Object.entries(request.params as object).some(holdsNul) ? 404 : 400;
    if (state === 400 && !Object.entries(request.query as object).some(holdsNul)) return done();
    reply.status(state).header('content-type', JSON_TYPE).send(JSON.stringify({ state }));
  });
};
