import { join } from 'node:path';

const router = join(import.meta.dirname, '../../../node_modules/react-router/dist/production');

/** Aliases for the production build of the router. Its package exports only the development build, which has warnings. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];
