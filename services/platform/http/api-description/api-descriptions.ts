import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.js';

/** Folder of the OpenAPI documents; `npm run openapi` generates them from the contracts. */
const FOLDER = 'services/schemas/openapi';

const documents = new Map<string, Promise<Buffer>>();

/** Returns an API's OpenAPI document as it is sent. It is read once, at the first request; a failed read is retried. */
export const loadApiDescription = (api: 'members' | 'operators'): Promise<Buffer> => {
  const cachedDocument = documents.get(api);
  if (cachedDocument) return cachedDocument;
  const reading = readFile(join(projectRoot, FOLDER, `${api}.json`));
  documents.set(api, reading);
  reading.catch(() => documents.delete(api));
  return reading;
};
