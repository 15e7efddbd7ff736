import type { PrizesPreview } from '../../../../services/catalog/revise-pack/import-prizes.contract.js';
import { API, callApi, newKey } from '../../providers/httpClient';
import type { PackRecord } from './pack';

const keys = new WeakMap<File, Map<string, string>>();

/** Builds the idempotency key of a file: the same file with the same query is imported once. */
const keyOf = (file: File, query: string): string => {
  const known = keys.get(file) ?? new Map<string, string>();
  keys.set(file, known.set(query, known.get(query) ?? newKey()));
  return known.get(query)!;
};

const send = async (pack: PackRecord, query: string, file: File) =>
  (
    await callApi(`${API}/packs/${pack.id}/prizes.csv?${query}`, {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'text/csv', 'Idempotency-Key': keyOf(file, query) },
    })
  ).json;

/**
 * Loads the preview of a file.
 * @throws HttpError if the file is no list of prizes
 */
export const previewPrizes = (pack: PackRecord, file: File): Promise<PrizesPreview> => send(pack, 'preview=1', file);

/**
 * Imports the file as previewed, unless the draft has changed since.
 * @throws HttpError
 */
export const importPrizes = (pack: PackRecord, file: File, reason: string): Promise<unknown> =>
  send(pack, new URLSearchParams({ version: String(pack.version), reason }).toString(), file);
