import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.js';

/** What the APIs are described in; `npm run openapi` writes it from the contracts. */
const FOLDER = 'services/schemas/openapi';

const documents = new Map<string, Promise<Buffer>>();

/** An API's OpenAPI document as it is sent. It is read when it is first asked for; a failed read is tried again. */
export const loadApiDescription = (api: 'members' | 'operators'): Promise<Buffer> => {
  const known = documents.get(api);
  if (known) return known;
  const reading = readFile(join(projectRoot, FOLDER, `${api}.json`));
  documents.set(api, reading);
  reading.catch(() => documents.delete(api));
  return reading;
};
