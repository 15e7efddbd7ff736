import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { flagOf, paymentMethodOf } from '../../platform/http/requests/codes.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { insertBox, loadBox, loadLastDayDrawn, saveBox } from '../rows/boxes.rows.js';
import { readDrawnOfLimited } from '../rows/drawn-of-limited.rows.js';
import { DrawSessionMemories } from '../rows/session-memory.rows.js';
import { type BoxEvent } from '../streams/box.events.js';
import { boxStreamOf, countLeft, evolveBox } from '../streams/box.state.js';
import { type BoxManifest, sealManifest } from '../streams/box-manifest.js';
import type { DrawnBefore } from '../streams/buyer-rules.js';
import { type BoxOffer, selectBoxPrizes } from '../streams/offer.js';
import { computeDayOfSale, revealDeadline, revealMoment, seedToReveal } from '../streams/reveal.js';
import { SeedChain } from '../streams/seed-chain.js';
import { type BoxStock, BoxStocks } from './box-stocks.js';

/** A box without extra prizes has a manifest of version 1, byte for byte. */
const versionOf = (offer: BoxOffer): Pick<BoxManifest, 'version' | 'extra_prizes'> => {
  const extras = offer.prizes.flatMap(({ extra, ...prize }) => (extra ? [{ ...prize, ...extra }] : []));
  if (extras.length === 0) return { version: 'oripa-box/1' };
  return {
    version: 'oripa-box/2',
    extra_prizes: extras.map(({ prizeId: id, rule, draws, buyPoint: buy_point, ...prize }) => ({
      ...{ id, rule, draws, buy_point },
      no_reduction: flagOf(prize.noReduction || offer.currency === 'coins'),
    })),
  };
};

const manifestOf = (offer: BoxOffer, tickets: number, anchor: string): BoxManifest => ({
  ...versionOf(offer),
  pack: offer.packId,
  price_point: offer.pricePoint,
  payment_method: paymentMethodOf(offer.currency),
  tickets,
  prizes: selectBoxPrizes(offer.prizes).map((prize) => ({
    id: prize.prizeId,
    rank: prize.rank,
    quantity: prize.quantity,
    buy_point: prize.buyPoint,
    no_reduction: flagOf(prize.noReduction || offer.currency === 'coins'),
  })),
  max_buy_count: offer.maxBuyCount,
  can_limit: offer.canLimit,
  start: toTokyoIso(offer.start),
  end: offer.end ? toTokyoIso(offer.end) : null,
  anchor,
});

/**
 * Opens, pauses, resumes and closes boxes for the catalog. Each call runs in the catalog's transaction, which has
 * locked the box's stream.
 */
@Injectable()
export class Boxes {
  constructor(
    private readonly cache: OpenBoxCache,
    private readonly stocks: BoxStocks,
    private readonly memories: DrawSessionMemories,
    private readonly database: Database,
  ) {}

  streamOf(packId: string): string {
    return boxStreamOf(packId);
  }

  /** Opens the box of a pack: draws its seeds, seals its manifest and freezes both. */
  async open(
    tx: StoreTransaction,
    context: CommandContext,
    offer: BoxOffer,
  ): Promise<{ boxHash: string; anchor: string; manifest: string }> {
    const seed = randomBytes(32);
    const { anchor } = new SeedChain(seed);
    const remaining = selectBoxPrizes(offer.prizes).map((prize) => prize.quantity);
    const tickets = remaining.reduce((sum, quantity) => sum + quantity, 0);
    const { text: manifest, boxHash } = sealManifest(manifestOf(offer, tickets, anchor));
    const { packId } = offer;
    this.append(tx, context, packId, 0, { type: 'BoxOpened', data: { packId, boxHash, manifest } });
    const encryptedSeed = this.cache.encryptSeed(packId, seed);
    insertBox(tx, offer, { manifest, boxHash, anchor, encryptedSeed, tickets, remaining });
    tx.setDeadline({ ...revealDeadline(packId), owner: '', dueAt: revealMoment(offer.start) });
    this.stocks.forget();
    return { boxHash, anchor, manifest };
  }

  pause(tx: StoreTransaction, context: CommandContext, packId: string): Promise<void> {
    return this.move(tx, context, packId, () => [{ type: 'BoxPaused', data: { packId } }]);
  }

  resume(tx: StoreTransaction, context: CommandContext, packId: string): Promise<void> {
    return this.move(tx, context, packId, () => [{ type: 'BoxResumed', data: { packId } }]);
  }

  /** Ends the sale permanently and makes the seeds public. */
  async close(tx: StoreTransaction, context: CommandContext, packId: string): Promise<void> {
    const opened = (await this.cache.find(packId, tx))!;
    const lastDay = Math.max(computeDayOfSale(opened.terms.start, tx.now), await loadLastDayDrawn(tx, packId));
    await this.move(tx, context, packId, (revealedThrough) => [
      { type: 'BoxClosed', data: { packId } },
      ...seedToReveal(opened, revealedThrough, lastDay),
    ]);
    tx.clearDeadline(revealDeadline(packId));
  }

  /** Returns the number of tickets left, exact under the lock of the box. Returns 0 if there is no box. */
  async leftIn(tx: StoreTransaction, packId: string): Promise<number> {
    const box = await loadBox(tx, packId);
    return box ? countLeft(box) : 0;
  }

  stockOf(packIds: readonly string[]): Promise<Map<string, BoxStock>> {
    return this.stocks.of(packIds);
  }

  /** Increases whenever the stock of any box has changed for this process. */
  get stockGeneration(): number {
    return this.stocks.generation;
  }

  /** Returns the member's earlier draws of the packs that count them, by pack. For display only. */
  drawnBy(memberId: string, packIds: readonly string[]): Promise<Map<string, DrawnBefore>> {
    return readDrawnOfLimited(this.database, memberId, packIds);
  }

  rememberPack(sessionId: string, packId: string): Promise<void> {
    return this.memories.rememberPack(sessionId, packId);
  }

  private async move(
    tx: StoreTransaction,
    context: CommandContext,
    packId: string,
    eventsOf: (revealedThrough: number) => BoxEvent[],
  ): Promise<void> {
    const box = await loadBox(tx, packId);
    if (!box) throw new Error(`pack ${packId} has no box`);
    const events = eventsOf(box.revealedThrough);
    this.append(tx, context, packId, box.version, ...events);
    saveBox(tx, events.reduce(evolveBox, box));
    this.stocks.forget();
  }

  private append(
    tx: StoreTransaction,
    context: CommandContext,
    packId: string,
    expectedVersion: number,
    ...events: BoxEvent[]
  ) {
    tx.append(context, { streamId: boxStreamOf(packId), expectedVersion, partitionKey: packId, events });
  }
}
