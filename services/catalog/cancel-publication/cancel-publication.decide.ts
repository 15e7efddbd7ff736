import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackPublicationCancelled } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { Pack } from '../streams/pack.state.js';

/** A draft whose publication was planned is a draft like any other again. */
export const decideCancelPublication = (pack: Pack): Decision<PackPublicationCancelled, PackRefusal> => {
  if (pack.status === 'unknown') return refuse({ code: 'UnknownPack' });
  if (pack.status !== 'draft') return refuse({ code: 'NotADraft' });
  if (pack.publishAt === null) return refuse({ code: 'NotPlanned' });
  return accept({ type: 'PackPublicationCancelled', data: { packId: pack.packId } });
};
