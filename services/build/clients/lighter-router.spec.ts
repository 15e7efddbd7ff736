import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reduceRouterCode } from './lighter-router.js';

const BUILT = join('node_modules', 'react-router', 'dist', 'production');
const router = readdirSync(BUILT)
  .filter((file) => /^chunk-\w+\.mjs$/.test(file))
  .map((file) => readFileSync(join(BUILT, file), 'utf8'))
  .find((code) => code.includes('shouldPrefetch'))!;

describe('the router of a built client', () => {
  it('keeps no component just for its display name', () => {
    expect(router).toMatch(/^Form\.displayName = /m);
    const code = reduceRouterCode(router);
    expect(code).not.toMatch(/^\w+\.displayName = /m);
    expect(code).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
  });

  it('has links without prefetching of framework files', () => {
    expect(reduceRouterCode(router)).not.toMatch(/createElement\(PrefetchPageLinks, \{ page: href \}\)/);
  });

  it('fails for a release with different code', () => {
    expect(() => reduceRouterCode('export const Link = () => null;')).toThrow('another shape');
  });

  it('gets no `prefetch` property from any client', () => {
    const sources = ['web/src', 'admin/src'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => readFileSync(join(root, file), 'utf8')),
    );
    expect(sources.filter((text) => /\bprefetch=/.test(text))).toEqual([]);
  });
});
