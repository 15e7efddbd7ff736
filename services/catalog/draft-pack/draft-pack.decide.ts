import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackDrafted } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import { type Content, type PackDraft, termsOf } from '../streams/pack-terms.js';

/** A draft may be unfinished, even without prizes, but must not refer to what is not there. */
export const decideDraftPack = (
  packId: string,
  draft: PackDraft,
  content: Content,
): Decision<PackDrafted, PackRefusal> => {
  const { terms, refusal } = termsOf(packId, draft, content);
  return refusal ? refuse(refusal) : accept({ type: 'PackDrafted', data: { packId, terms } });
};
