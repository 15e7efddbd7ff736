import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const PLATFORM = 'services/platform/';

const sources = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(file))
  .map((file) => `${PLATFORM}${file}`);

/** Returns the platform folder of a file; undefined for files at its root, which combine folders. */
const folderOf = (file: string): string | undefined =>
  file.startsWith(PLATFORM) && file.split('/').length > 3 ? file.split('/')[2] : undefined;

const importedFolders = new Map<string, Set<string>>();
for (const file of sources) {
  const folder = folderOf(file);
  if (folder === undefined) continue;
  const imported = importedFolders.get(folder) ?? new Set();
  importedFolders.set(folder, imported);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const target = folderOf(normalize(join(dirname(file), path!)));
    if (target !== undefined && target !== folder) imported.add(target);
  }
}

describe('the folders of the platform', () => {
  it('do not import each other both ways', () => {
    expect(importedFolders.size).toBeGreaterThan(15);
    const mutual = [...importedFolders].flatMap(([folder, imported]) =>
      [...imported]
        .filter((other) => folder < other && importedFolders.get(other)?.has(folder))
        .map((other) => `${folder} <-> ${other}`),
    );
    expect(mutual).toEqual([]);
  });
});
