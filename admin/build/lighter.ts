import { join } from 'node:path';

/** What is asked of a library, and a lighter one answers alike. */
export const LIGHTER = [
  // The same functions, which recharts brings already; es-toolkit is tested by the tests of lodash.
  { find: /^lodash\/(\w+)(?:\.js)?$/, replacement: 'es-toolkit/compat/$1' },
  // A table of letters with accents; Unicode has it.
  { find: /^diacritic$/, replacement: join(import.meta.dirname, 'diacritic.ts') },
  // Part of what a styled component never asks for.
  { find: /^hoist-non-react-statics$/, replacement: join(import.meta.dirname, 'hoist-statics.ts') },
  // Grammar for names that have no word; each has one here, and a name is readable without.
  { find: /^inflection$/, replacement: join(import.meta.dirname, 'inflection.ts') },
];
