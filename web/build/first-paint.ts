import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { takeStarter } from './starter.ts';

type Bundle = Rolldown.OutputBundle;

const LOGO = join(import.meta.dirname, '../public/images/logo.svg');

/** Pages at which most visits start. Their HTML also preloads the modules of the page. */
const PAGES = {
  'index.html': { module: '/src/app/TopPage.tsx', hasPicture: true },
  'pack-detail.html': { module: '/src/app/PackDetailPage.tsx', hasPicture: true },
  'fairness.html': { module: '/src/features/fairness/FairnessPage.tsx', hasPicture: false },
};
/** Tags that load the client. */
const CLIENT = /\s*(?:<link rel="(?:module)?preload"[^>]*>|<script type="module"[^>]*><\/script>)/g;

/**
 * Makes the first paint of a page independent of further requests by inlining its logo and style. The address `/` has
 * `index.html`, a pack `pack-detail.html`, a check `fairness.html`, and any other address `page.html`. On pages with a picture
 * from the shop, the client starts after the picture (`src/start/`).
 */
export const createFirstPaintPlugin = (): Plugin => ({
  name: 'first-paint',
  enforce: 'post',
  transformIndexHtml: (html) => html.replace('<!-- logo -->', () => readFileSync(LOGO, 'utf8')),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const page = String(index.source);
      const starter = takeStarter(bundle);
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('page.html', page);
      for (const [fileName, { module, hasPicture }] of Object.entries(PAGES)) {
        const named = page.replace('</head>', () => `${preloadsOf(chunkOf(module, bundle), bundle, page)}</head>`);
        const filled = hasPicture ? startedBy(starter, named) : named;
        if (fileName === 'index.html') index.source = filled;
        else emit(fileName, filled);
      }
    },
  },
});

/** Returns a page that loads the client only when the starter allows it. */
const startedBy = (starter: string, page: string): string => {
  const client = Array.from(page.matchAll(CLIENT), ([tag]) => tag.trim()).join('\n');
  const last = `<template id="client">${client}</template>\n<script>${starter}</script>\n</body>`;
  return page.replace(CLIENT, '').replace('</body>', () => last);
};

const chunkOf = (module: string, bundle: Bundle): Rolldown.OutputChunk => {
  const isOf = (file: Bundle[string]) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module);
  const chunk = Object.values(bundle).find(isOf);
  if (chunk?.type !== 'chunk') throw new Error(`${module} has no chunk`);
  return chunk;
};

/** Returns preload links for the files of a chunk that the page does not name yet. */
const preloadsOf = (chunk: Rolldown.OutputChunk, bundle: Bundle, page: string): string => {
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const visit = (file: string) => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || chunks.has(file)) return;
    chunks.add(file);
    for (const style of output.viteMetadata?.importedCss ?? []) styles.add(style);
    output.imports.forEach(visit);
  };
  visit(chunk.fileName);
  const missing = (files: Set<string>) => [...files].filter((file) => !page.includes(`"/${file}"`));
  return [
    ...missing(chunks).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...missing(styles).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('\n');
};
