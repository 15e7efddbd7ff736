import type { FastifyInstance } from 'fastify';

/** A route as the code registers it, `/api/user/pack/detail/:id`. */
export interface ServedRoute {
  readonly method: string;
  readonly path: string;
}

/** Lists all routes of a server, parsed from the tree that Fastify prints. */
export const listServedRoutes = (fastify: Pick<FastifyInstance, 'printRoutes'>): ServedRoute[] => {
  const prefixes: string[] = [];
  return fastify
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, name, methods] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      const path = `${prefixes[depth - 1] ?? ''}${name}`;
      prefixes[depth] = path;
      const served = methods?.split(', ').filter((method) => method !== 'HEAD') ?? [];
      return served.map((method) => ({ method, path }));
    });
};
