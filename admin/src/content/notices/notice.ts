import type { RaRecord } from 'react-admin';

export interface NoticeRecord extends RaRecord {
  readonly title_ja: string;
  readonly title_en: string;
  readonly published: boolean;
  readonly show_from: string | null;
  readonly show_to: string | null;
}

export type NoticeState = 'draft' | 'waiting' | 'shown' | 'over';

/** Whether members see it at an instant, and if not, why. */
export const stateOf = (
  { published, show_from, show_to }: Pick<NoticeRecord, 'published' | 'show_from' | 'show_to'>,
  at: Date,
): NoticeState => {
  if (!published) return 'draft';
  if (show_from !== null && new Date(show_from) > at) return 'waiting';
  return show_to !== null && new Date(show_to) <= at ? 'over' : 'shown';
};
