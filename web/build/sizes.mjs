// Lists what a first visit to each page of the built client loads: node web/build/sizes.mjs [folder]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));
const ENTRY = 'index.html';
const PAGE = /^src\/.*\/(\w+Page)\.tsx$/;

/**
 * Reads the manifest of a build.
 * @throws Error when there is no build
 */
const manifestOf = (folder) => {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: build the client first (npm run build:web)`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** Collects a chunk and its static imports. */
const chunksOf = (manifest, name, chunks = new Set()) => {
  if (chunks.has(name)) return chunks;
  chunks.add(name);
  for (const imported of manifest[name].imports ?? []) chunksOf(manifest, imported, chunks);
  return chunks;
};

/**
 * Returns what a browser loads for modules of a built client, including their imports.
 * @param {string} folder of the client
 * @param {readonly string[]} names as its manifest has them; `index.html` is the entry
 * @returns {{scripts: string[], styles: string[], scriptBytes: number, styleBytes: number}} files and their bytes after
 *   gzip, without inlined styles
 * @throws Error when there is no build
 */
export const computeFetchedFiles = (folder, names) => {
  const manifest = manifestOf(folder);
  const chunkNames = names.reduce((chunks, name) => chunksOf(manifest, name, chunks), new Set());
  const chunks = [...chunkNames].map((name) => manifest[name]);
  const [scripts, styles] = [chunks.map(({ file }) => file), chunks.flatMap(({ css = [] }) => css)].map((files) => [
    ...new Set(files),
  ]);
  const bytesOf = (files) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  return { scripts, styles, scriptBytes: bytesOf(scripts), styleBytes: bytesOf(styles) };
};

/**
 * Returns what a first visit to each page of the members' client loads before the page appears.
 * @param {string} [folder] of the built client
 * @returns the heaviest page first
 * @throws Error when there is no build
 */
export const computePageSizes = (folder = BUILT) =>
  Object.keys(manifestOf(folder))
    .filter((name) => PAGE.test(name))
    .map((name) => ({ page: PAGE.exec(name)[1], ...computeFetchedFiles(folder, [ENTRY, name]) }))
    .sort((a, b) => b.scriptBytes - a.scriptBytes);

const kB = (bytes) => (bytes / 1000).toFixed(1);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = computePageSizes(process.argv[2]).map(
    ({ page, scriptBytes, styleBytes }) => `${kB(scriptBytes).padStart(6)} + ${kB(styleBytes).padStart(4)}  ${page}`,
  );
  process.stdout.write(`Scripts + styles of a first visit, kB after gzip\n${lines.join('\n')}\n`);
}
