import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf, parseLanguage } from '../../../kernel/languages.js';
import { logger } from '../../observability/logger.js';
import { UPLOADS } from '../../pictures.js';
import { projectRoot } from '../../project-root.js';
import { type BuiltPage, type ClientPages, type Encoding, PAGE_FILES } from './client-pages.js';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Cache-Control by folder; a browser must revalidate any other file each time. */
const CACHING: Readonly<Record<string, string>> = {
  // The name contains the hash of the content, so that the file never changes.
  assets: `public, max-age=${YEAR_SECONDS}, immutable`,
  images: `public, max-age=${DAY_SECONDS}`,
  films: `public, max-age=${DAY_SECONDS}`,
  guide: `public, max-age=${DAY_SECONDS}`,
};

/** The console's only page. */
const CONSOLE_PAGE = 'index.html';

/** Sends a page without support for range requests. */
const sendPage = (reply: FastifyReply, name: string) => reply.sendFile(name, { acceptRanges: false });

const refuse = (reply: FastifyReply, state: number) =>
  reply.status(state).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ state }));

const notFound = (reply: FastifyReply) => refuse(reply, 404);

/** Sends client errors, such as an unsatisfiable range, as an envelope. Server errors go to the handler that logs them. */
const refuseInEnvelopes = (fastify: FastifyInstance): void => {
  fastify.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    return refuse(reply, error.statusCode);
  });
};

const WEBP = /\.webp$/;
const AVIF = 'image/avif';

/** Tells caches that the format of a picture depends on the `Accept` header. */
const varyByFormat = (reply: { header(name: string, value: string): unknown }, path: string): void => {
  if (/\.(webp|avif)$/.test(path)) reply.header('vary', 'accept');
};

/** Sends the AVIF beside a WebP, about half the size, to a browser that supports it. */
const preferAvif = (scope: FastifyInstance, root: string, prefix = '/'): void => {
  scope.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request);
    if (!WEBP.test(path) || !request.headers.accept?.includes(AVIF)) return;
    const lighter = path.slice(prefix.length).replace(WEBP, '.avif');
    if (lighter.includes('..') || !(await isThere(join(root, lighter)))) return;
    return reply.sendFile(lighter);
  });
};

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Serves the member client and the operators' console, each if it is built.
 *
 * @param pages fills the member client's pages; without it they are sent unfilled
 */
export const serveClients = async (app: NestFastifyApplication, pages?: ClientPages): Promise<void> => {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const built = (name: string) => join(projectRoot, 'dist', name);
  if (existsSync(built('admin'))) await serveConsole(fastify, built('admin'));
  if (existsSync(built('web'))) await serveClient(fastify, built('web'), pages);
};

/** Serves the pictures that operators have uploaded. Their names are derived from their content. */
export const serveUploads = async (app: NestFastifyApplication, dataDir: string): Promise<void> => {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await fastify.register(async (scope) => {
    refuseInEnvelopes(scope);
    // The folder may not exist before the first upload.
    const root = resolve(dataDir, UPLOADS);
    await scope.register(fastifyStatic, {
      root,
      prefix: `/${UPLOADS}/`,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', CACHING.assets);
        varyByFormat(reply, path);
      },
    });
    preferAvif(scope, root, `/${UPLOADS}/`);
  });
};

/** Serves the built console below `/admin/`: files by name, and its page for every other path, because the console routes itself. */
export const serveConsole = async (fastify: FastifyInstance, root: string): Promise<void> => {
  await fastify.register(async (scope) => {
    refuseInEnvelopes(scope);
    await scope.register(fastifyStatic, {
      root,
      prefix: '/admin/',
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', CONSOLE_PAGE],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const [folder = ''] = relative(root, path).split(sep);
        reply.header('cache-control', CACHING[folder] ?? 'no-cache');
      },
    });
    const page = (request: FastifyRequest, reply: FastifyReply) =>
      isFileName(request) ? notFound(reply) : sendPage(reply, CONSOLE_PAGE);
    scope.get('/admin', page);
    scope.get('/admin/*', page);
  });
};

/** Returns the path of a request as it was sent, without its query. It is not decoded, because it may be malformed. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]!;

const isFileName = (request: FastifyRequest): boolean => /\.\w+$/.test(pathOf(request));

/** Returns the best encoding of pages that the browser accepts. */
const encodingFor = (accepted = ''): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';

const CHOSEN_LANGUAGE = /(?:^|;\s*)language=(\w+)/;

/** Returns the language chosen in this browser, else the browser's own. A program that accepts any language gets Japanese. */
const preferredLanguage = ({ headers }: FastifyRequest): Language => {
  const accepted = headers['accept-language'];
  return (
    parseLanguage(CHOSEN_LANGUAGE.exec(headers.cookie ?? '')?.[1]) ??
    languageOf(accepted === '*' ? undefined : accepted)
  );
};

const sendBuilt = async (request: FastifyRequest, reply: FastifyReply, page: BuiltPage): Promise<FastifyReply> => {
  reply.headers({ etag: page.etag, 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .status(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(await page.encode(encoding));
};

/**
 * Serves built files by name, compressed where the build has a compressed copy. Every other path gets the client's page, because
 * the client has the route table.
 *
 * @param pages fills these pages; without it, and where it fails, they are sent unfilled
 */
export const serveClient = async (fastify: FastifyInstance, root: string, pages?: ClientPages): Promise<void> => {
  pages?.open(root);
  const page = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const filled = await pages?.load(request.url, preferredLanguage(request)).catch((error: unknown) => {
      logger.error(`a page was sent unfilled: ${String(error)}`, 'ClientPages');
    });
    return filled ? sendBuilt(request, reply, filled) : sendPage(reply, name);
  };
  await fastify.register(async (scope) => {
    refuseInEnvelopes(scope);
    await scope.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', ...Object.values(PAGE_FILES)],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const [folder = ''] = relative(root, path).split(sep);
        reply.header('cache-control', CACHING[folder] ?? 'no-cache');
        varyByFormat(reply, path);
      },
    });
    preferAvif(scope, root);
    scope.get('/', (request, reply) => page(request, reply, PAGE_FILES['/']));
    scope.get('/*', (request, reply) => {
      if (/^\/(api|admin-api|sandbox|\.well-known)\//.test(pathOf(request)) || isFileName(request))
        return notFound(reply);
      return page(request, reply, PAGE_FILES.other);
    });
  });
};
