import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Loop } from '../../platform/concurrency/loop.js';
import { Database } from '../../platform/database/database.js';
import type { PackRow, PrizeRow } from '../rows/packs.rows.js';
import { isPackId } from '../streams/pack.events.js';
import { ticketsOf } from '../streams/pack-terms.js';
import { type CatalogCardType, type CatalogPack, CatalogSnapshot } from './catalog-snapshot.js';

const REFRESH_MS = 500;

const CHANGES = 'select changes from catalog.stamp';
const LISTED = `select * from catalog.packs where status in ('published', 'paused')
  order by position, pack_id::bigint desc`;
const PUBLISHED = `select * from catalog.packs where pack_id = $1 and status <> 'draft'`;
const PRIZES = `select pack_id, json_agg(prizes order by position) as prizes from catalog.prizes
  where pack_id = any($1::text[]) group by pack_id`;
const CARD_TYPES = 'select id, name_ja as ja, name_en as en from catalog.card_types order by position, id';

type PublishedRow = PackRow & { readonly start_at: Date };

interface PrizesRow {
  readonly pack_id: string;
  readonly prizes: readonly PrizeRow[];
}

/**
 * The packs that visitors see, kept in this process: at most half a second behind other processes, and never behind its
 * own changes.
 */
@Injectable()
export class CatalogCache implements OnModuleInit, OnApplicationShutdown {
  private packs = new Map<string, CatalogPack>();
  private cardTypes: CatalogCardType[] = [];
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

  /** The catalog at this moment. */
  view(): CatalogSnapshot {
    const now = this.clock.now();
    if (now.getTime() >= this.current.until)
      this.current = new CatalogSnapshot([...this.packs.values()], this.cardTypes, now);
    return this.current;
  }

  /** Any pack that was published, also when its sale is over; null for another id. */
  async find(packId: string): Promise<CatalogPack | null> {
    const pack = this.packs.get(packId);
    if (pack || !isPackId(packId)) return pack ?? null;
    const rows = await this.read<PublishedRow>('catalog-published', PUBLISHED, [packId]);
    return (await this.withPrizes(rows))[0] ?? null;
  }

  /** Whether the pack is published, whatever its time; closed ones are not. */
  holds(pack: CatalogPack): boolean {
    return this.packs.get(pack.pack_id) === pack;
  }

  /** Brings the cache up to what is committed now. */
  refresh(): Promise<void> {
    const next = this.refreshing.catch(() => undefined).then(() => this.load());
    this.refreshing = next;
    return next;
  }

  private async load(): Promise<void> {
    const [stamp] = await this.read<{ changes: number }>('catalog-changes', CHANGES, []);
    if (stamp!.changes === this.changes) return;
    const packs = await this.withPrizes(await this.read<PublishedRow>('catalog-listed', LISTED, []));
    const types = await this.read<{ id: number; ja: string; en: string }>('catalog-card-types-shown', CARD_TYPES, []);
    this.packs = new Map(packs.map((pack) => [pack.pack_id, pack]));
    this.cardTypes = types.map(({ id, ja, en }) => ({ id, name: { ja, en } }));
    this.current = new CatalogSnapshot(packs, this.cardTypes, this.clock.now());
    this.changes = stamp!.changes;
  }

  /** What was published never changes its prizes: those known are not read again. */
  private async withPrizes(rows: readonly PublishedRow[]): Promise<CatalogPack[]> {
    const unknown = rows.map((row) => row.pack_id).filter((id) => !this.packs.has(id));
    const read = unknown.length === 0 ? [] : await this.read<PrizesRow>('catalog-prizes', PRIZES, [unknown]);
    const prizesOf = new Map(read.map((row) => [row.pack_id, row.prizes]));
    return rows.map((row) => {
      const prizes = this.packs.get(row.pack_id)?.prizes ?? prizesOf.get(row.pack_id) ?? [];
      return { ...row, prizes, tickets: ticketsOf(prizes) };
    });
  }

  private async read<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.database.pool.query<Row & Record<string, unknown>>({ name, text, values })).rows;
  }
}
