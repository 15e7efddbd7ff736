import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackPublicationCancelled } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';

/** Cancels a planned publication, so that the draft can be edited again. */
export const decideCancelPublication = (pack: PackState): Decision<PackPublicationCancelled, PackRefusal> => {
  if (pack.status === 'unknown') return refuse({ code: 'UnknownPack' });
  if (pack.status !== 'draft') return refuse({ code: 'NotADraft' });
  if (pack.publishAt === null) return refuse({ code: 'NotPlanned' });
  return accept({ type: 'PackPublicationCancelled', data: { packId: pack.packId } });
};
