import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackResumed } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';

/** Resumes the sale of a paused pack from the same box. */
export const decideResumePack = (pack: PackState): Decision<PackResumed, PackRefusal> => {
  switch (pack.status) {
    case 'unknown':
      return refuse({ code: 'UnknownPack' });
    case 'draft':
    case 'published':
      return refuse({ code: 'NotPaused' });
    case 'closed':
      return refuse({ code: 'AlreadyClosed' });
    case 'paused':
      return accept({ type: 'PackResumed', data: { packId: pack.packId } });
  }
};
