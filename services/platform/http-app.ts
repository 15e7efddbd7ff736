import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '../kernel/time.js';
import { Config } from './config.js';
import { Database } from './database/database.js';
import { DeadlineRunner } from './deadlines/deadline-runner.js';
import { CsrfTokens } from './http/access/csrf-token.js';
import { MemberGuard } from './http/access/member.guard.js';
import { Sessions } from './http/access/sessions.js';
import { ClientPages } from './http/pages/client-pages.js';
import { SecurityHeaders } from './http/pages/security-headers.js';
import { serveClients, serveUploads } from './http/pages/static-files.js';
import { readBodies } from './http/requests/body.js';
import { refuseInvalidHttp, refuseNul, refusePath } from './http/requests/malformed-requests.js';
import { EnvelopeFilter } from './http/responses/exception.filter.js';
import { ReadCache } from './http/responses/read-cache.js';
import { StoredResponseInterceptor } from './http/responses/stored-response.interceptor.js';
import { buildServerOptions, CONNECTION_LIMITS, limitConnections, parseTrust } from './http/server/connections.js';
import { closeGracefully } from './http/server/graceful-close.js';
import { Maintenance } from './http/server/maintenance.js';
import { logger } from './observability/logger.js';
import { listCheckoutSources } from './payments/checkout-sources.js';
import { projectRoot } from './project-root.js';
import { EventStore } from './store/event-store.js';

/** The maximum number of requests per minute from one address, far above that of a household. */
const REQUESTS_PER_MINUTE = 3000;

/** Routes outside of `/api`. */
const OUTSIDE_API = [
  ...['healthz', 'readyz', 'metrics', 'openapi.json', 'sitemap.xml', 'robots.txt'],
  ...['sandbox/{*path}', 'admin-api/{*path}', 'share/{*path}', 'log/{*path}', '.well-known/{*path}'],
];

/**
 * Creates the HTTP application of a process, ready to listen.
 *
 * @param trustProxy the proxies whose headers are trusted: addresses, or names of the library `proxy-addr`
 */
export const createHttpApp = async (
  module: Type | DynamicModule,
  trustProxy = 'loopback',
): Promise<NestFastifyApplication> => {
  const isTrusted = parseTrust(trustProxy);
  const headers = new SecurityHeaders(join(projectRoot, 'dist'));
  const adapter = new FastifyAdapter({
    ...buildServerOptions(CONNECTION_LIMITS),
    trustProxy: isTrusted,
    frameworkErrors: refusePath(headers),
    clientErrorHandler: refuseInvalidHttp,
    routerOptions: { maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { bodyParser: false, logger });
  const fastify = adapter.getInstance();
  closeGracefully(fastify);
  limitConnections(fastify.server, CONNECTION_LIMITS, isTrusted);
  headers.serve(fastify);
  refuseNul(fastify);
  const config = app.get(Config);
  headers.admitAtCheckout(listCheckoutSources(config.payments));
  readBodies(fastify);
  await app.register(cookie);
  if (config.rateLimits) await app.register(rateLimit, { max: REQUESTS_PER_MINUTE, timeWindow: '1 minute' });
  app.setGlobalPrefix('api', {
    exclude: OUTSIDE_API,
  });
  const database = app.get(Database);
  app.useGlobalGuards(
    new MemberGuard(
      app.get(Reflector),
      app.get(Sessions),
      app.get(CsrfTokens),
      app.get(Maintenance),
      app.get(DeadlineRunner),
    ),
  );
  const clock = app.get(Clock);
  const cache = new ReadCache(clock, app.get(Maintenance), app.get(EventStore));
  cache.serve(fastify);
  const csrfTokens = app.get(CsrfTokens);
  app.useGlobalInterceptors(new StoredResponseInterceptor(database.pool, clock, cache, app.get(Reflector), csrfTokens));
  app.useGlobalFilters(new EnvelopeFilter(csrfTokens));
  await serveUploads(app, config.dataDir);
  await serveClients(app, app.get(ClientPages));
  return app;
};
