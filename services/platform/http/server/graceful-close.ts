import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * When the server closes, ends every connection that waits for no answer, and each other one after its answer. Node
 * itself waits for those on which no whole request has come yet: browsers open some ahead of time, and none of them may
 * keep a process from its end.
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
