import type { Bilingual } from '../../kernel/languages.js';
import type { PrizeRow } from '../rows/packs.rows.js';
import type { PublishedRow } from '../rows/published-packs.rows.js';
import { endOfNew } from '../streams/pack-tags.js';
import type { CachedResponse } from './cached-response.js';

/** The tab of all packs. */
export const ALL_PACKS = 999998;
/** The tab of packs that are not on sale yet. */
export const COMING_SOON = 9999;
/** The tab of notices; no pack has this type. */
export const NOTICES = -1;

/** The tabs that are shown even without a pack. */
const ALWAYS: ReadonlySet<number> = new Set([ALL_PACKS, COMING_SOON, NOTICES]);

/** A published pack with values derived from its prizes. */
export interface CatalogPack extends PublishedRow {
  readonly prizes: readonly PrizeRow[];
  /** The number of tickets in the full box. */
  readonly tickets: number;
}

export interface CatalogCardType {
  readonly id: number;
  readonly name: Bilingual;
}

/**
 * The catalog as visitors see it from one moment until a pack changes or a time limit is reached. Until then the sets of
 * coming, sold and ended packs stay the same. Responses built from it also stay valid, except for the stock.
 */
export class CatalogSnapshot {
  /** The moment at which this view expires, in milliseconds. */
  readonly until: number;
  readonly kept = new Map<string, CachedResponse>();
  readonly cardTypes: readonly CatalogCardType[];
  private readonly byType = new Map<number, CatalogPack[]>();

  /**
   * Creates a view.
   *
   * @param packs published and paused packs, in the shop’s order
   */
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

  /** Returns the packs of a type, in the shop’s order. */
  ofType(type: number): readonly CatalogPack[] {
    return this.byType.get(type) ?? [];
  }

  /** Returns true if the pack is not on sale yet. */
  isBefore(pack: CatalogPack): boolean {
    return pack.start_at > this.at;
  }

  /** Returns true if the sale has ended for good. */
  isOver(pack: CatalogPack): boolean {
    return pack.status === 'closed' || (pack.end_at !== null && pack.end_at <= this.at);
  }

  private put(type: number, pack: CatalogPack): void {
    const packs = this.byType.get(type);
    if (packs) packs.push(pack);
    else this.byType.set(type, [pack]);
  }
}
