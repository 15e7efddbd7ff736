import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { Loop } from '../../platform/concurrency/loop.js';
import { Database } from '../../platform/database/database.js';
import {
  countChanges,
  findPublished,
  type PublishedRow,
  type ReferenceRow,
  readCardTypes,
  readListed,
  readPrizes,
  readReferences,
} from '../rows/published-packs.rows.js';
import { isPackId } from '../streams/pack.events.js';
import { ticketsOf } from '../streams/pack-terms.js';
import { type CatalogCardType, type CatalogPack, CatalogSnapshot } from './catalog-snapshot.js';

const REFRESH_MS = 500;

/**
 * Keeps the packs that visitors see in memory. It is at most half a second behind other processes, and never behind the changes
 * of its own process.
 */
@Injectable()
export class CatalogCache implements OnModuleInit, OnApplicationShutdown {
  private packs = new Map<string, CatalogPack>();
  private cardTypes: CatalogCardType[] = [];
  private references = new Map<string, ReferenceRow>();
  private changes = -1;
  private current: CatalogSnapshot;
  private refreshing: Promise<void> = Promise.resolve();
  private readonly loop = new Loop('CatalogCache', () => this.refresh().then(() => false), REFRESH_MS, REFRESH_MS);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.current = new CatalogSnapshot([], [], clock.now());
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.loop.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Returns the catalog at this moment. */
  view(): CatalogSnapshot {
    const now = this.clock.now();
    if (now.getTime() >= this.current.until)
      this.current = new CatalogSnapshot([...this.packs.values()], this.cardTypes, now);
    return this.current;
  }

  /** Finds any pack that was ever published, including ended ones; null for another id. */
  async find(packId: string): Promise<CatalogPack | null> {
    const pack = this.packs.get(packId);
    if (pack || !isPackId(packId)) return pack ?? null;
    const rows = await findPublished(this.database, packId);
    return (await this.withPrizes(rows))[0] ?? null;
  }

  /** Returns the current reference price of a card in a listed pack; undefined if operators recorded none. */
  referenceOf(cardId: string): ReferenceRow | undefined {
    return this.references.get(cardId);
  }

  /** Returns true if the pack is published or paused, whatever its sale period. Closed packs are not. */
  holds(pack: CatalogPack): boolean {
    return this.packs.get(pack.pack_id) === pack;
  }

  /** Loads the changes committed until now. */
  refresh(): Promise<void> {
    const next = this.refreshing.catch(() => undefined).then(() => this.load());
    this.refreshing = next;
    return next;
  }

  private async load(): Promise<void> {
    const changes = await countChanges(this.database);
    if (changes === this.changes) return;
    const packs = await this.withPrizes(await readListed(this.database, this.beginOfWeek()));
    const types = await readCardTypes(this.database);
    const references = await readReferences(this.database);
    this.packs = new Map(packs.map((pack) => [pack.pack_id, pack]));
    this.references = new Map(references.map((row) => [row.cardId, row]));
    this.cardTypes = types.map(({ id, ja, en }) => ({ id, name: { ja, en } }));
    this.current = new CatalogSnapshot(packs, this.cardTypes, this.clock.now());
    this.changes = changes;
  }

  /** Returns the start of the popularity window: the last seven days in Tokyo, including today. */
  private beginOfWeek(): Date {
    return new Date(startOfTokyoDate(toTokyoDate(this.clock.now())).getTime() - 6 * DAY_MS);
  }

  /** Adds the prizes to the packs. Published prizes never change, so known ones are not read again. */
  private async withPrizes(rows: readonly PublishedRow[]): Promise<CatalogPack[]> {
    const unknown = rows.map((row) => row.pack_id).filter((id) => !this.packs.has(id));
    const prizesOf = await readPrizes(this.database, unknown);
    return rows.map((row) => {
      const prizes = this.packs.get(row.pack_id)?.prizes ?? prizesOf.get(row.pack_id) ?? [];
      return { ...row, prizes, tickets: ticketsOf(prizes) };
    });
  }
}
