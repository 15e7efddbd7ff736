import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/start/starter.ts');
const FILE = 'starter.js';

/** Builds the starter of the client as one script, which first-paint.ts inlines. */
export const createStarterPlugin = (): Plugin => ({
  name: 'starter',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE });
  },
});

/**
 * Removes the starter from the files of the build.
 * @returns its script
 */
export const takeStarter = (bundle: Rolldown.OutputBundle): string => {
  const built = bundle[FILE];
  if (built?.type !== 'chunk' || built.imports.length > 0) throw new Error('the starter is not one script by itself');
  delete bundle[FILE];
  // The wrapper keeps the script's top-level names out of the page's global scope.
  return `(()=>{${built.code.trim()}})()`;
};
