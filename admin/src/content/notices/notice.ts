import type { NoticeResource } from '../../../../services/content/wire/notice.contract.js';

export type NoticeState = 'draft' | 'waiting' | 'shown' | 'over';

/** Returns whether members see the notice at a given time, and the reason if they do not. */
export const stateOf = (
  { published, show_from, show_to }: Pick<NoticeResource, 'published' | 'show_from' | 'show_to'>,
  at: Date,
): NoticeState => {
  if (!published) return 'draft';
  if (show_from !== null && new Date(show_from) > at) return 'waiting';
  return show_to !== null && new Date(show_to) <= at ? 'over' : 'shown';
};
