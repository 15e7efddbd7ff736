import { Injectable } from '@nestjs/common';
import { Boxes, type BoxStock } from '../draws/index.js';
import type { Envelope } from '../platform/http/envelope.js';
import type { Answer } from '../platform/store/answer.js';
import type { ShelfPack, ShelfView } from './shelf-view.js';

/** The boxes of some packs, by pack. */
export type Stock = ReadonlyMap<string, BoxStock>;

/** An answer as it is sent, and what it was built of. */
export interface BuiltAnswer extends Answer {
  readonly envelope: Envelope;
  /** Tickets left of each pack when it was built. */
  readonly left: readonly number[];
}

/** Tickets left; a box that this process has not heard of yet is still full. */
export const leftOf = (stock: Stock, pack: ShelfPack): number => stock.get(pack.pack_id)?.left ?? pack.tickets;

/** Builds answers once and gives them again for as long as neither the view nor the stock of their packs is another. */
@Injectable()
export class ShelfAnswers {
  constructor(private readonly boxes: Boxes) {}

  /** @param key names the answer within the view; null for one that is not worth keeping */
  async of(
    view: ShelfView,
    key: string | null,
    packs: readonly ShelfPack[],
    build: (stock: Stock) => Envelope,
  ): Promise<BuiltAnswer> {
    const stock = await this.boxes.stockOf(packs.map((pack) => pack.pack_id));
    const known = key === null ? undefined : view.built.get(key);
    // Tickets only leave a box, so as many left means the same ones left.
    if (known && packs.every((pack, i) => leftOf(stock, pack) === known.left[i])) return known;
    const envelope = build(stock);
    const left = packs.map((pack) => leftOf(stock, pack));
    const built = { state: envelope.state, body: JSON.stringify(envelope), envelope, left };
    if (key !== null) view.built.set(key, built);
    return built;
  }
}
