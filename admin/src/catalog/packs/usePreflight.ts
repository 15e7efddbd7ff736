import type { PublicationFindings } from '../../../../services/catalog/publish-pack/check-publication.contract.js';
import { useApiQuery } from '../../ui/useApiQuery';
import type { PackRecord } from './pack';

/**
 * Loads the problems and warnings of a publication.
 * @param at the time of a scheduled publication, ISO 8601; now if absent
 */
export const usePreflight = (pack: PackRecord, at?: string): PublicationFindings | undefined => {
  // The API ignores the version. It makes the query key change with the draft.
  const query = new URLSearchParams({ version: String(pack.version), ...(at && { at }) });
  return useApiQuery<PublicationFindings>(`packs/${pack.id}/preflight?${query}`).data;
};
