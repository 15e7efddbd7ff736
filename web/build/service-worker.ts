import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/worker/service-worker.ts');

/**
 * Builds the service worker into one script at the root, since one may answer for what lies below it alone. Its name stays:
 * browsers look there for the next one.
 */
export const createServiceWorkerPlugin = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: 'service-worker.js' });
  },
  generateBundle(_options, bundle) {
    const built = bundle['service-worker.js'];
    // A script that is no module cannot import, and browsers that take modules here are few.
    if (built?.type !== 'chunk' || built.imports.length + built.dynamicImports.length + built.exports.length > 0)
      this.error('the service worker is not one script by itself');
  },
});
