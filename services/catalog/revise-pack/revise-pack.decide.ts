import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackRevised } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';
import { type Content, type PackDraft, termsOf } from '../streams/pack-terms.js';

/** Edits a draft, unless its publication is planned. */
export const decideRevisePack = (
  pack: PackState,
  draft: PackDraft,
  content: Content,
): Decision<PackRevised, PackRefusal> => {
  if (pack.status === 'unknown') return refuse({ code: 'UnknownPack' });
  if (pack.status !== 'draft') return refuse({ code: 'NotADraft' });
  if (pack.publishAt !== null) return refuse({ code: 'Planned' });
  const { terms, refusal } = termsOf(pack.packId, draft, content);
  return refusal ? refuse(refusal) : accept({ type: 'PackRevised', data: { packId: pack.packId, terms } });
};
