import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/start/starter.ts');
const FILE = 'starter.js';

/** Builds what starts the client into one script by itself; first-paint.ts puts it into pages. */
export const createStarterPlugin = (): Plugin => ({
  name: 'starter',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE });
  },
});

/** Takes the starter out of the files of the build. @returns its script */
export const takeStarter = (bundle: Rolldown.OutputBundle): string => {
  const built = bundle[FILE];
  if (built?.type !== 'chunk' || built.imports.length > 0) throw new Error('the starter is not one script by itself');
  delete bundle[FILE];
  // What a script names at its top is the page's own.
  return `(()=>{${built.code.trim()}})()`;
};
