import type { Bilingual } from '../../kernel/languages.js';
import type { PrizeRow } from '../rows/packs.rows.js';
import type { PublishedRow } from '../rows/published-packs.rows.js';
import { endOfNew } from '../streams/pack-tags.js';
import type { KeptAnswer } from './kept-answer.js';

/** Every pack. */
export const ALL_PACKS = 999998;
/** Packs that are not yet on sale. */
export const COMING_SOON = 9999;
/** The tab of notices; no pack is of this type. */
export const NOTICES = -1;

/** The tabs that are there whether a pack is of them or not. */
const ALWAYS: ReadonlySet<number> = new Set([ALL_PACKS, COMING_SOON, NOTICES]);

/** A pack that was published, with what follows from its prizes. */
export interface CatalogPack extends PublishedRow {
  readonly prizes: readonly PrizeRow[];
  /** Tickets of the full box. */
  readonly tickets: number;
}

export interface CatalogCardType {
  readonly id: number;
  readonly name: Bilingual;
}

/**
 * The catalog as visitors see it from one moment on, until a pack changes or its time comes: within that, what is coming,
 * on sale and over stays the same, and so do the answers built of it, but for the stock.
 */
export class CatalogSnapshot {
  /** The moment at which this view is no longer true, ms. */
  readonly until: number;
  readonly kept = new Map<string, KeptAnswer>();
  readonly cardTypes: readonly CatalogCardType[];
  private readonly byType = new Map<number, CatalogPack[]>();

  /** @param packs published and paused ones, in the shop's order */
  constructor(
    packs: readonly CatalogPack[],
    cardTypes: readonly CatalogCardType[],
    readonly at: Date,
  ) {
    const times = packs.flatMap(({ start_at, end_at }) => [
      start_at.getTime(),
      endOfNew(start_at).getTime(),
      end_at?.getTime() ?? Infinity,
    ]);
    this.until = Math.min(Infinity, ...times.filter((time) => time > at.getTime()));
    for (const pack of packs) {
      if (this.isOver(pack)) continue;
      this.put(ALL_PACKS, pack);
      this.put(pack.card_type, pack);
      if (this.isBefore(pack)) this.put(COMING_SOON, pack);
    }
    this.cardTypes = cardTypes.filter(({ id }) => ALWAYS.has(id) || this.byType.has(id));
  }

  /** The packs of a type, in the shop's order. */
  ofType(type: number): readonly CatalogPack[] {
    return this.byType.get(type) ?? [];
  }

  /** Not yet on sale. */
  isBefore(pack: CatalogPack): boolean {
    return pack.start_at > this.at;
  }

  /** No longer on sale, and never again. */
  isOver(pack: CatalogPack): boolean {
    return pack.status === 'closed' || (pack.end_at !== null && pack.end_at <= this.at);
  }

  private put(type: number, pack: CatalogPack): void {
    const packs = this.byType.get(type);
    if (packs) packs.push(pack);
    else this.byType.set(type, [pack]);
  }
}
