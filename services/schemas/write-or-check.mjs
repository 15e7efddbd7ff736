import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Writes generated files and removes outdated ones. With --check it only compares, and the process fails if a file is out of date.
 *
 * @param generated the text of each file, by its path
 * @param present the paths of all files that were generated earlier
 * @param command the npm script that writes them
 */
export const writeOrCheck = (generated, present, command) => {
  const outdatedFiles = present.filter((file) => !generated.has(file));
  if (process.argv.includes('--check')) {
    const isOutdated = ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text;
    const outdated = [...outdatedFiles, ...[...generated].filter(isOutdated).map(([file]) => file)];
    for (const file of outdated) process.stderr.write(`out of date: ${relative(root, file)}; run npm run ${command}\n`);
    process.exitCode = outdated.length > 0 ? 1 : 0;
    return;
  }
  for (const file of outdatedFiles) rmSync(file);
  for (const [file, text] of generated) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
