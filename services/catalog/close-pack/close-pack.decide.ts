import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackClosed } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';

/** Ends the sale for good. The revealed seeds then show the rest of the box. */
export const decideClosePack = (pack: PackState): Decision<PackClosed, PackRefusal> => {
  switch (pack.status) {
    case 'unknown':
      return refuse({ code: 'UnknownPack' });
    case 'draft':
      return refuse({ code: 'NotPublished' });
    case 'closed':
      return refuse({ code: 'AlreadyClosed' });
    case 'published':
    case 'paused':
      return accept({ type: 'PackClosed', data: { packId: pack.packId } });
  }
};
