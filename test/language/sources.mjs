import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocument, checkFileName, checkSource, checkTypes, findExportedTypes } from './language.rules.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.artifacts', '.shop', 'data', 'test-results']);

/** Texts of the shop for its members, which follow the law and not this check. */
const TEXTS_FOR_MEMBERS = 'services/legal/texts/';

const IS_SOURCE = /(?<!\.d)\.(?:ts|tsx|mts|mjs|cjs)$/;

/** Lists the sources and documents under a folder, as paths from the root of the repository. */
const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listFiles(path);
    const isDocument = path.endsWith('.md') && !path.startsWith(TEXTS_FOR_MEMBERS);
    return IS_SOURCE.test(path) || isDocument ? [path] : [];
  });

const isIn = (folders, path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Checks the sources and documents of the repository, or of some folders. Types are compared across the whole repository. */
export const checkTree = (folders) => {
  const files = listFiles('.').map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  const sources = files.filter(({ path }) => IS_SOURCE.test(path));
  const twins = checkTypes(sources.flatMap(({ path, source }) => findExportedTypes(path, source)));
  const held = files.filter(({ path }) => !folders || isIn(folders, path));
  return [
    ...held.flatMap(({ path, source }) =>
      IS_SOURCE.test(path) ? [...checkFileName(path), ...checkSource(path, source)] : checkDocument(path, source),
    ),
    ...twins.filter(({ path }) => !folders || isIn(folders, path)),
  ];
};
