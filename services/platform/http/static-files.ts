import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../project-root.js';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** How long a browser may use a file unasked, by its folder; any other file it asks for each time. */
const CACHING: Readonly<Record<string, string>> = {
  // A name with its content's hash never means anything else.
  assets: `public, max-age=${YEAR_SECONDS}, immutable`,
  images: `public, max-age=${DAY_SECONDS}`,
  films: `public, max-age=${DAY_SECONDS}`,
};

/** The client's page; for `/` it comes with hints at what the top page needs. */
const PAGES = { top: 'index.html', other: 'page.html' };

/** Serves the member client when it is built. */
export const serveClients = async (app: NestFastifyApplication): Promise<void> => {
  const root = join(projectRoot, 'dist', 'web');
  if (existsSync(root)) await serveClient(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, root);
};

/**
 * Serves built files by name, compressed where the build left a compressed copy, and the client's page for every other
 * path that a browser opens, since the client has the route table.
 */
export const serveClient = async (fastify: FastifyInstance, root: string): Promise<void> => {
  await fastify.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', ...Object.values(PAGES)],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const [folder = ''] = relative(root, path).split(sep);
      reply.header('cache-control', CACHING[folder] ?? 'no-cache');
    },
  });
  fastify.get('/', (_request, reply) => reply.sendFile(PAGES.top));
  fastify.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (/^\/(api|admin-api|sandbox)\//.test(pathname) || /\.\w+$/.test(pathname))
      return reply.status(404).header('content-type', 'application/json; charset=utf-8').send('{"state":404}');
    return reply.sendFile(PAGES.other);
  });
};
