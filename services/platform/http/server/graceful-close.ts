import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes idle connections at once when the server closes, and each other one after its response. Node itself would wait for
 * connections without a complete request. Browsers open such connections ahead of time, and they would delay the shutdown.
 */
export const closeGracefully = (fastify: FastifyInstance): void => {
  const waiting = new Set<Socket>();
  let closing = false;
  fastify.server.on('connection', (socket: Socket) => {
    if (closing) return socket.destroy();
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  fastify.server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (closing) socket.destroySoon();
      else if (!socket.destroyed) waiting.add(socket);
    });
  });
  fastify.addHook('preClose', async () => {
    closing = true;
    for (const socket of waiting) socket.destroy();
  });
};
