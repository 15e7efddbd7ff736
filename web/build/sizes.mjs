// What a first visit to each page fetches of the built client: node web/build/sizes.mjs [folder]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));
const ENTRY = 'index.html';
const PAGE = /^src\/.*\/(\w+Page)\.tsx$/;

/** What the build says of itself. @throws Error when there is no build */
const manifestOf = (folder) => {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: build the client first (npm run build:web)`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** A chunk and all that it imports before it runs. */
const chunksOf = (manifest, name, found = new Set()) => {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name].imports ?? []) chunksOf(manifest, imported, found);
  return found;
};

/**
 * The scripts and styles that a visitor's browser fetches before it shows a page; the frame's style is in the page itself.
 * @param {string} [folder] of the built client
 * @returns {{page: string, scripts: string[], styles: string[], scriptBytes: number, styleBytes: number}[]} files in the folder, and
 *   their bytes after gzip; the heaviest page first
 * @throws Error when there is no build
 */
export const pageSizes = (folder = BUILT) => {
  const manifest = manifestOf(folder);
  const bytesOf = (files) =>
    [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  return Object.keys(manifest)
    .filter((name) => PAGE.test(name))
    .map((name) => {
      const chunks = [...chunksOf(manifest, name, chunksOf(manifest, ENTRY))].map((chunk) => manifest[chunk]);
      const [scripts, styles] = [chunks.map(({ file }) => file), chunks.flatMap(({ css = [] }) => css)];
      return { page: PAGE.exec(name)[1], scripts, styles, scriptBytes: bytesOf(scripts), styleBytes: bytesOf(styles) };
    })
    .sort((a, b) => b.scriptBytes - a.scriptBytes);
};

const kB = (bytes) => (bytes / 1000).toFixed(1);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = pageSizes(process.argv[2]).map(
    ({ page, scriptBytes, styleBytes }) => `${kB(scriptBytes).padStart(6)} + ${kB(styleBytes).padStart(4)}  ${page}`,
  );
  process.stdout.write(`Scripts + styles of a first visit, kB after gzip\n${lines.join('\n')}\n`);
}
