import { useAnswer } from '../../ui/useAnswer';
import type { PackRecord } from './pack';

export interface Problem {
  readonly code: string;
  readonly field: string;
  readonly row: number | null;
  readonly blocks: boolean;
  readonly message: string;
}

/** What the shop says of a publication before it is asked for. */
export interface Findings {
  readonly ready: boolean;
  readonly problems: readonly Problem[];
  /** Yen that the pack loses when it is drawn empty; null where it does not. */
  readonly loss: { readonly if_converted: number; readonly if_shipped: number; readonly message: string } | null;
}

/** @param at the moment of a publication to come, ISO 8601; absent: now */
export const usePreflight = (pack: PackRecord, at?: string): Findings | undefined => {
  // The shop has no use for the version; with it, another draft is another question.
  const query = new URLSearchParams({ version: String(pack.version), ...(at && { at }) });
  return useAnswer<Findings>(`packs/${pack.id}/preflight?${query}`).data;
};
