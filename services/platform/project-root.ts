import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));

/** The folder of package.json, found from the sources and from the compiled files. */
export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
