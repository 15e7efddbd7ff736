import { Injectable } from '@nestjs/common';
import { Boxes, type BoxStock } from '../../draws/index.js';
import type { AnyEnvelope } from '../../platform/http/responses/envelope.js';
import type { PrizeRow } from '../rows/packs.rows.js';
import type { BuiltResponse } from './cached-response.js';
import type { CatalogPack, CatalogSnapshot } from './catalog-snapshot.js';

/** The stock of some boxes, by pack id. */
export type Stock = ReadonlyMap<string, BoxStock>;

/** Returns the tickets left. A box that this process has not loaded yet counts as full. */
export const leftOf = (stock: Stock, pack: CatalogPack): number => stock.get(pack.pack_id)?.left ?? pack.tickets;

/** Returns the tickets left of a prize. */
export const remainingOf = (stock: Stock, { pack_id, position, quantity }: PrizeRow): number =>
  stock.get(pack_id)?.remaining[position] ?? quantity;

/** Builds responses and reuses them until the view or the stock of their packs changes. */
@Injectable()
export class CatalogResponses {
  constructor(private readonly boxes: Boxes) {}

  /**
   * Returns the stored response, or builds it.
   *
   * @param key identifies the response within the view; null for one that is not stored
   */
  async of(
    view: CatalogSnapshot,
    key: string | null,
    packs: readonly CatalogPack[],
    build: (stock: Stock) => AnyEnvelope,
  ): Promise<BuiltResponse> {
    // An empty request still updates the generation.
    await this.boxes.stockOf([]);
    const generation = this.boxes.stockGeneration;
    const kept = key === null ? undefined : view.kept.get(key);
    if (kept?.generation === generation) return kept.response;
    const stock = await this.boxes.stockOf(packs.map((pack) => pack.pack_id));
    const left = packs.map((pack) => leftOf(stock, pack));
    const verified = packs.map(({ pack_id }) => stock.get(pack_id)?.verified);
    // Tickets only leave a box, so an equal count means the same tickets.
    if (kept && left.every((count, i) => count === kept.left[i] && verified[i] === kept.verified[i])) {
      kept.generation = generation;
      return kept.response;
    }
    const envelope = build(stock);
    const response = {
      state: envelope.state,
      body: Buffer.from(JSON.stringify(envelope)),
      envelope,
      until: view.until,
    };
    if (key !== null) view.kept.set(key, { response, left, verified, generation });
    return response;
  }
}
