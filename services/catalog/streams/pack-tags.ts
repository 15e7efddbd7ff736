import type { Bilingual } from '../../kernel/languages.js';
import { DAY_MS } from '../../kernel/time.js';
import type { PackTag } from './pack.events.js';
import type { TagColor } from './pack-tags.shared.js';

/** A tag for display and filtering. */
export interface ShownTag {
  /** The Japanese word for a tag of operators, so that equal words on two packs are one tag. */
  readonly id: string;
  readonly name: Bilingual;
  readonly color: TagColor;
}

/** The state of a pack that its tags depend on. */
export interface TaggedPack {
  /** The first sale moment. */
  readonly startAt: Date;
  readonly tickets: number;
  readonly left: number;
  /** The tags that operators gave it. */
  readonly tags: readonly PackTag[];
}

interface DerivedTag extends ShownTag {
  readonly isOf: (pack: TaggedPack, now: Date) => boolean;
}

/** The time during which a pack is new, from its first sale moment. */
const NEW_MS = 7 * DAY_MS;
/** The share of the full box at which few tickets are left. */
const FEW_LEFT = 0.1;

/** The automatic tags; each line adds one. */
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

/** Returns the moment from which a pack is no longer new. */
export const endOfNew = (startAt: Date): Date => new Date(startAt.getTime() + NEW_MS);

/** Returns the tags of a pack: the automatic ones first, then those of operators. */
export const tagsOf = (pack: TaggedPack, now: Date): ShownTag[] => [
  ...DERIVED.filter(({ isOf }) => isOf(pack, now)).map(({ id, name, color }) => ({ id, name, color })),
  ...pack.tags.map(({ ja, en, color }) => ({ id: ja, name: { ja, en }, color })),
];
