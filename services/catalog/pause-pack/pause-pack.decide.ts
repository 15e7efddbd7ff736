import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackPaused } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';

/** Pauses a published pack: it stays visible but cannot be bought. */
export const decidePausePack = (pack: PackState): Decision<PackPaused, PackRefusal> => {
  switch (pack.status) {
    case 'unknown':
      return refuse({ code: 'UnknownPack' });
    case 'draft':
      return refuse({ code: 'NotPublished' });
    case 'paused':
      return refuse({ code: 'AlreadyPaused' });
    case 'closed':
      return refuse({ code: 'AlreadyClosed' });
    case 'published':
      return accept({ type: 'PackPaused', data: { packId: pack.packId } });
  }
};
