import type { FastifyRequest } from 'fastify';

/** Returns true when the browser connected over https, according to the trusted reverse proxy. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'https';
