import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import { decrypt, type EncryptionKeys, encrypt } from '../../platform/crypto/encryption.js';
import type { EncryptedColumn } from '../../platform/crypto/secret-rotation.js';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type FrozenBoxRow, findFrozenBox } from '../rows/frozen-boxes.rows.js';
import { NO_RULES } from '../streams/buyer-rules.js';
import { extrasOf, selectBoxPrizes } from '../streams/offer.js';
import type { OpenedBox } from '../streams/opened-box.js';
import { SEED_CHAIN_DAYS, SeedChain } from '../streams/seed-chain.js';

/** Returns the end of the chain's last day, after which no slot can be drawn. */
const endOfSeeds = (start: Date): Date =>
  new Date(startOfTokyoDate(toTokyoDate(start)).getTime() + SEED_CHAIN_DAYS * DAY_MS);

const seedLabel = (packId: string): string => `box-${packId}`;

/** The column with the last seed of each box's chain. */
export const encryptedSeeds: EncryptedColumn = {
  table: 'draws.boxes',
  id: 'pack_id',
  column: 'encrypted_seed',
  purpose: 'seeds',
  label: seedLabel,
};

/** Maximum numbers of cached boxes and seed chains. A chain is many times larger, and few boxes need theirs. */
const MAX_BOXES = 500;
const MAX_CHAINS = 50;

/**
 * Caches the immutable half of each box, so that a draw loads only the mutable half. Boxes in use stay in the cache.
 */
@Injectable()
export class OpenBoxCache {
  private readonly cache = new LRUCache<string, OpenedBox>({ max: MAX_BOXES });
  private readonly chains = new LRUCache<string, SeedChain>({ max: MAX_CHAINS });
  private readonly keys: EncryptionKeys;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.keys = deriveEncryptionKeys(config, encryptedSeeds.purpose);
  }

  /**
   * Finds a box; null for a pack without one.
   *
   * @param tx the open transaction, if any: callers that hold a connection must not wait for another
   */
  async find(packId: string, tx?: StoreTransaction): Promise<OpenedBox | null> {
    const known = this.cache.get(packId);
    if (known) return known;
    const row = await findFrozenBox(tx ?? this.database, packId);
    if (!row) return null;
    const box = this.opened(packId, row);
    this.cache.set(packId, box);
    return box;
  }

  /** Encrypts the last seed for the database. */
  encryptSeed(packId: string, seed: Buffer): Buffer {
    return encrypt(this.keys, seedLabel(packId), seed);
  }

  private opened(packId: string, row: FrozenBoxRow): OpenedBox {
    const { offer } = row;
    const tickets = offer.prizes.reduce((sum, prize) => sum + prize.quantity, 0);
    const seeds = () => this.chainOf(packId, row);
    const start = new Date(offer.start);
    const seedsEnd = endOfSeeds(start);
    const end = offer.end === null ? seedsEnd : new Date(offer.end);
    return {
      terms: {
        packId,
        boxHash: row.box_hash,
        currency: offer.currency,
        pricePoint: offer.pricePoint,
        maxBuyCount: offer.maxBuyCount,
        canLimit: offer.canLimit,
        rules: offer.rules ?? NO_RULES,
        start,
        end: end < seedsEnd ? end : seedsEnd,
        prizeIds: selectBoxPrizes(offer.prizes).map((prize) => prize.prizeId),
        extras: extrasOf(offer.prizes),
        tickets,
      },
      title: offer.title,
      titleEn: offer.titleEn,
      cardType: offer.cardType,
      prizes: offer.prizes,
      tickets,
      manifest: row.manifest,
      anchor: row.anchor,
      get seeds() {
        return seeds();
      },
    };
  }

  private chainOf(packId: string, { encrypted_seed, anchor }: FrozenBoxRow): SeedChain {
    const known = this.chains.get(packId);
    if (known) return known;
    const chain = new SeedChain(this.decryptSeed(packId, encrypted_seed));
    // An intruder with the secret and the database could encrypt another seed. It must not be used.
    if (chain.anchor !== anchor)
      throw new Error(`the seed of pack ${packId} is not the one that its manifest promised`);
    this.chains.set(packId, chain);
    return chain;
  }

  private decryptSeed(packId: string, encrypted: Buffer): Buffer {
    try {
      return decrypt(this.keys, seedLabel(packId), encrypted);
    } catch (cause) {
      throw new Error(`the seed of pack ${packId} was encrypted with another secret, or changed since`, { cause });
    }
  }
}
