import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Database } from '../../database/database.js';
import type { Metrics } from '../../observability/metrics.js';
import { buildServerOptions, CONNECTION_LIMITS } from './connections.js';

/** Returns true when a process can serve: the database responds and has every migration. */
export const isReady = (database: Database): Promise<boolean> =>
  database.dataSource.showMigrations().then(
    (pending) => !pending,
    () => false,
  );

/**
 * Opens a server of `/healthz`, `/readyz` and `/metrics` for a process without another HTTP server.
 *
 * @param at address to listen on
 */
export const openHealthServer = async (
  at: { readonly host: string; readonly port: number },
  database: Database,
  metrics: Metrics,
): Promise<Server> => {
  const routes: Record<string, () => Promise<{ status: number; type: string; body: string }>> = {
    '/healthz': async () => stateOf(200),
    '/readyz': async () => stateOf((await isReady(database)) ? 200 : 503),
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.read() }),
  };
  const server = createServer(buildServerOptions(CONNECTION_LIMITS).http, async (request, response) => {
    const route = routes[request.url ?? ''] ?? (async () => stateOf(404));
    const { status, type, body } = await route().catch(() => stateOf(500));
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(at.port, at.host);
  await once(server, 'listening');
  return server;
};

const stateOf = (state: number) => ({
  status: state,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify({ state }),
});
