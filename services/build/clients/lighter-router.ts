import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const NAME = /^\w+\.displayName = "[^"]+";$/gm;
const MADE_AT_THE_TOP = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm;
/** The links of a framework load the next page's files ahead; ours have no such files. */
const PREFETCH = /return shouldPrefetch && !isAbsolute \? .* : link;/;

/**
 * The router's code with less that a bundle has to keep: names for developers' tools, of which each holds what it names, and the
 * links of a framework that the clients have not.
 *
 * @throws Error for code of another shape, as a later release may be of
 */
export const reduceRouterCode = (code: string): string => {
  if (!PREFETCH.test(code))
    throw new Error('the router has another shape: see services/build/clients/lighter-router.ts');
  return code.replace(NAME, '').replace(MADE_AT_THE_TOP, '$1/* @__PURE__ */ $2').replace(PREFETCH, 'return link;');
};

/** Leaves out of a client what the router brings for frameworks and developers' tools. */
export const createRouterPlugin = (): Plugin => ({
  name: 'lighter-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => (code.includes('shouldPrefetch') ? { code: reduceRouterCode(code), map: null } : null),
  },
});
