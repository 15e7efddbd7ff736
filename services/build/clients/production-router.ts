import { join } from 'node:path';

const router = join(import.meta.dirname, '../../../node_modules/react-router/dist/production');

/** The router's package names its development build alone; the other is the same without its warnings. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];
