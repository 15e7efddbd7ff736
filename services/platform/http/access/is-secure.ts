import type { FastifyRequest } from 'fastify';

/** Whether the browser came over https, as the trusted web server in front says. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'https';
