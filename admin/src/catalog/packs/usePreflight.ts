import type { PublicationFindings } from '../../../../services/catalog/publish-pack/check-publication.contract.js';
import { useApiQuery } from '../../ui/useAnswer';
import type { PackRecord } from './pack';

/** @param at the moment of a publication to come, ISO 8601; absent: now */
export const usePreflight = (pack: PackRecord, at?: string): PublicationFindings | undefined => {
  // The shop has no use for the version; with it, another draft is another question.
  const query = new URLSearchParams({ version: String(pack.version), ...(at && { at }) });
  return useApiQuery<PublicationFindings>(`packs/${pack.id}/preflight?${query}`).data;
};
