import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackDrafted } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import { type Content, type PackDraft, termsOf } from '../streams/pack-terms.js';

/** Creates a draft. It may be unfinished, even without prizes, but must not name a missing card, type or rank. */
export const decideDraftPack = (
  packId: string,
  draft: PackDraft,
  content: Content,
): Decision<PackDrafted, PackRefusal> => {
  const { terms, refusal } = termsOf(packId, draft, content);
  return refusal ? refuse(refusal) : accept({ type: 'PackDrafted', data: { packId, terms } });
};
