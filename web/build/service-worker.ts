import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/worker/service-worker.ts');

/**
 * Builds the service worker as one script at the root, since a worker controls only the paths below it. The name never
 * changes, because browsers look for updates there.
 */
export const createServiceWorkerPlugin = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: 'service-worker.js' });
  },
  generateBundle(_options, bundle) {
    const built = bundle['service-worker.js'];
    // A classic script cannot import, and few browsers support modules in service workers.
    if (built?.type !== 'chunk' || built.imports.length + built.dynamicImports.length + built.exports.length > 0)
      this.error('the service worker is not one script by itself');
  },
});
