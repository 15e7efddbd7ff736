import { join } from 'node:path';

/** Aliases of libraries that a lighter module replaces with the same behaviour. */
export const LIGHTER = [
  // The same functions, which recharts already brings. es-toolkit runs the tests of lodash.
  { find: /^lodash\/(\w+)(?:\.js)?$/, replacement: 'es-toolkit/compat/$1' },
  // The library is a table of accented letters. Unicode normalization does the same.
  { find: /^diacritic$/, replacement: join(import.meta.dirname, 'diacritic.ts') },
  // A part of styled components that the console never calls.
  { find: /^hoist-non-react-statics$/, replacement: join(import.meta.dirname, 'hoist-statics.ts') },
  // Grammar for resources without a translation. Each resource of the console has one.
  { find: /^inflection$/, replacement: join(import.meta.dirname, 'inflection.ts') },
];
