import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import type { PackDisplay } from '../streams/pack.events.js';
import { PACK_BYTES } from '../wire/pack-draft.contract.js';
import { packTagsOf } from '../wire/pack-draft.js';
import { ChangeDisplayRequest } from './change-display.contract.js';
import { decideChangeDisplay } from './change-display.decide.js';

const displayOf = ({ image, position, tags, detail, detail_en }: ChangeDisplayRequest): Partial<PackDisplay> => ({
  ...(image && { images: image }),
  ...(typeof position === 'number' && { position }),
  ...(tags && { tags: packTagsOf(tags) }),
  ...(typeof detail === 'string' && { detailHtml: detail }),
  ...(typeof detail_en === 'string' && { detailHtmlEn: detail_en }),
});

/** Changes the pictures, place, tags and texts of a published pack. */
export const changeDisplay = operatorCommand({
  route: 'POST packs/:id/change-display',
  permission: 'edit-catalog',
  request: ChangeDisplayRequest,
  bodyLimit: PACK_BYTES,
  prepare: ({ request }) => displayOf(request),
  target: PackTarget,
  decide: (pack, { prepared: display }) => decideChangeDisplay(pack, display),
});
