import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackDisplay, PackDisplayChanged } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';
import { cleanHtmlOf } from '../streams/pack-terms.js';

/** Changes the display of a pack. The promises about its box stay fixed. */
export const decideChangeDisplay = (
  pack: PackState,
  change: Partial<PackDisplay>,
): Decision<PackDisplayChanged, PackRefusal> => {
  switch (pack.status) {
    case 'unknown':
      return refuse({ code: 'UnknownPack' });
    case 'draft':
      return refuse({ code: 'StillADraft' });
    case 'closed':
      return refuse({ code: 'AlreadyClosed' });
    case 'published':
    case 'paused': {
      const { images, position, tags = [], detailHtml, detailHtmlEn } = { ...pack.terms, ...change };
      const display = { images, position, tags, ...cleanHtmlOf({ detailHtml, detailHtmlEn }) };
      return accept({ type: 'PackDisplayChanged', data: { packId: pack.packId, display } });
    }
  }
};
