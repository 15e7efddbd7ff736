import type { Bilingual } from '../../kernel/languages.js';
import { DAY_MS } from '../../kernel/time.js';
import type { PackTag } from './pack.events.js';
import type { TagColor } from './pack-tags.shared.js';

/** A tag as it is shown and chosen by. */
export interface ShownTag {
  /** Of one that operators give: its Japanese word, so that the same word on two packs is the same tag. */
  readonly id: string;
  readonly name: Bilingual;
  readonly color: TagColor;
}

/** What of a pack its tags follow from, at a moment. */
export interface TaggedPack {
  /** The first sale moment. */
  readonly startAt: Date;
  readonly tickets: number;
  readonly left: number;
  /** What operators have given it. */
  readonly tags: readonly PackTag[];
}

interface DerivedTag extends ShownTag {
  readonly isOf: (pack: TaggedPack, now: Date) => boolean;
}

/** A pack is new for so long from the first moment of its sale. */
const NEW_MS = 7 * DAY_MS;
/** At this share of the full box and below, few are left. */
const FEW_LEFT = 0.1;

/** What the shop says of packs by itself; another line is another tag. */
const DERIVED: readonly DerivedTag[] = [
  {
    id: 'few-left',
    name: { ja: '残りわずか', en: 'Few left' },
    color: 'red',
    isOf: ({ left, tickets }) => left > 0 && left <= tickets * FEW_LEFT,
  },
  {
    id: 'new',
    name: { ja: '新着', en: 'New' },
    color: 'green',
    isOf: ({ startAt, left }, now) => left > 0 && startAt <= now && now < endOfNew(startAt),
  },
];

/** The moment from which a pack is no longer new. */
export const endOfNew = (startAt: Date): Date => new Date(startAt.getTime() + NEW_MS);

/** The tags of a pack: first those that follow from what it is, then those that operators gave it. */
export const tagsOf = (pack: TaggedPack, now: Date): ShownTag[] => [
  ...DERIVED.filter(({ isOf }) => isOf(pack, now)).map(({ id, name, color }) => ({ id, name, color })),
  ...pack.tags.map(({ ja, en, color }) => ({ id: ja, name: { ja, en }, color })),
];
