import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const NAME = /^\w+\.displayName = "[^"]+";$/gm;
const MADE_AT_THE_TOP = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm;
/** Links prefetch the files of the next page in framework mode, which the clients do not use. */
const PREFETCH = /return shouldPrefetch && !isAbsolute \? .* : link;/;

/**
 * Removes code of the router that a bundler cannot drop: display names for developer tools, which keep their components, and
 * prefetching links of framework mode.
 *
 * @throws Error if the code differs, as it may in a later release
 */
export const reduceRouterCode = (code: string): string => {
  if (!PREFETCH.test(code))
    throw new Error('the router has another shape: see services/build/clients/lighter-router.ts');
  return code.replace(NAME, '').replace(MADE_AT_THE_TOP, '$1/* @__PURE__ */ $2').replace(PREFETCH, 'return link;');
};

/** Creates a plugin that removes the router's code for framework mode and developer tools from a client. */
export const createRouterPlugin = (): Plugin => ({
  name: 'lighter-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => (code.includes('shouldPrefetch') ? { code: reduceRouterCode(code), map: null } : null),
  },
});
