import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const LOGO = join(import.meta.dirname, '../public/images/logo.svg');
const TOP_PAGE = '/src/app/TopPage.tsx';

/**
 * Lets the first picture of a page wait for nothing: its logo and its style are in the page itself. The page of `/`,
 * index.html, also fetches the top page's chunk at once; page.html is for all other addresses.
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  enforce: 'post',
  transformIndexHtml: (html) => html.replace('<!-- logo -->', () => readFileSync(LOGO, 'utf8')),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const page = inlineStyle(String(index.source), bundle);
      this.emitFile({ type: 'asset', fileName: 'page.html', source: page });
      index.source = page.replace('</head>', () => `${preloadsOf(topPage(bundle), bundle, page)}</head>`);
    },
  },
});

const inlineStyle = (html: string, bundle: Bundle): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, file: string) => {
    const style = bundle[file];
    if (style?.type !== 'asset') throw new Error(`${file} is not in the bundle`);
    return `<style>${String(style.source)}</style>`;
  });

const topPage = (bundle: Bundle): Rolldown.OutputChunk => {
  const isTopPage = (file: Bundle[string]) => file.type === 'chunk' && file.facadeModuleId?.endsWith(TOP_PAGE);
  const chunk = Object.values(bundle).find(isTopPage);
  if (chunk?.type !== 'chunk') throw new Error(`${TOP_PAGE} has no chunk`);
  return chunk;
};

/** Links to what a chunk needs and the page does not name yet. */
const preloadsOf = (chunk: Rolldown.OutputChunk, bundle: Bundle, page: string): string => {
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const visit = (file: string) => {
    const found = bundle[file];
    if (found?.type !== 'chunk' || chunks.has(file) || page.includes(`"/${file}"`)) return;
    chunks.add(file);
    for (const style of found.viteMetadata?.importedCss ?? []) styles.add(style);
    found.imports.forEach(visit);
  };
  visit(chunk.fileName);
  return [
    ...Array.from(chunks, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...Array.from(styles, (file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('\n');
};
