import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { projectRoot } from '../project-root.js';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the member client: built files by name, hashed ones for a year, and its page for every other path that a
 * browser opens, since the client has the route table.
 */
export const serveClients = async (app: NestFastifyApplication): Promise<void> => {
  const root = join(projectRoot, 'dist', 'web');
  if (!existsSync(root)) return;
  const page = readFileSync(join(root, 'index.html'));
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  const sendPage = (
    _request: unknown,
    reply: { header: (n: string, v: string) => typeof reply; send: (b: Buffer) => unknown },
  ) => reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  fastify.get('/', sendPage);
  fastify.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (/^\/(api|admin-api|sandbox)\//.test(pathname) || /\.\w+$/.test(pathname))
      return reply.status(404).header('content-type', 'application/json; charset=utf-8').send('{"state":404}');
    return sendPage(request, reply as never);
  });
};
