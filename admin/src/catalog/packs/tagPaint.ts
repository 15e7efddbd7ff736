import type { TagColor } from '../../../../services/catalog/streams/pack-tags.shared.js';

/** The colours of tags, equal to those of the members' pages. */
export const TAG_PAINT: Readonly<Record<TagColor, { readonly color: string; readonly backgroundColor: string }>> = {
  red: { color: '#fff', backgroundColor: '#c4122f' },
  orange: { color: '#241500', backgroundColor: '#ffad33' },
  green: { color: '#fff', backgroundColor: '#12724a' },
  blue: { color: '#fff', backgroundColor: '#1d5fc4' },
  purple: { color: '#fff', backgroundColor: '#7338c9' },
  gray: { color: '#fff', backgroundColor: '#4a5070' },
};
