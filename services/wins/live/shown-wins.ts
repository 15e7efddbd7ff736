import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ALL_PACKS, CatalogCache, type CatalogPack } from '../../catalog/index.js';
import { loadMembersOfDraws } from '../../draws/index.js';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Settings } from '../../platform/settings.js';
import { findHidden } from '../rows/hidden-winners.rows.js';
import { loadWinsSince } from '../rows/pack-wins.rows.js';
import { isShown, RECENT_MS, type RecentWin, SUPER_RARE } from '../streams/recent-wins.js';
import { shownWins } from '../wins-settings.js';

/** The greatest age of wins in memory. */
const MAX_AGE_MS = 1000;
/** Rows this old are read again each time, since events may reach the read model late. */
const MAX_LAG_MS = 10 * 60_000;
/** The interval at which all recent rows are read again. */
const FULL_RELOAD_MS = 60_000;
const MAX_SHOWN = 10;
/** The newest wins of all packs; enough are left after those of members who hide theirs. */
const MAX_CANDIDATES = 100;
const MAX_DRAWS = 20_000;

const MIN_RARITY = { none: Number.POSITIVE_INFINITY, 'super-rare': SUPER_RARE, 'ultra-rare': SUPER_RARE + 1 };

/** A win with its pack. */
export interface ShownWin extends RecentWin {
  readonly pack: CatalogPack;
}

/** Recent wins that may be shown, read once a second for all viewers. */
@Injectable()
export class ShownWins {
  private recent = new Map<string, readonly RecentWin[]>();
  private readonly drawnBy = new LRUCache<string, string>({ max: MAX_DRAWS });
  private readAt = Number.NEGATIVE_INFINITY;
  private allReadAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalog: CatalogCache,
    private readonly settings: Settings,
  ) {}

  /** Lists wins, newest first. @param packIds a pack's id each; null for all packs */
  async list(packIds: readonly (string | null)[]): Promise<readonly (readonly ShownWin[])[]> {
    const now = this.clock.now();
    await this.refresh(now);
    const packs = new Map(
      this.catalog
        .view()
        .ofType(ALL_PACKS)
        .map((pack) => [pack.pack_id, pack]),
    );
    const candidates = packIds.map((packId) =>
      this.candidates(packId === null ? [...packs.keys()] : [packId], packs, now),
    );
    const hidden = await this.hiddenAmong([...new Set(candidates.flat().map(({ drawId }) => drawId))]);
    return candidates.map((wins) => wins.filter(({ drawId }) => !hidden.has(drawId)).slice(0, MAX_SHOWN));
  }

  private candidates(packIds: readonly string[], packs: ReadonlyMap<string, CatalogPack>, now: Date): ShownWin[] {
    const minRarity = MIN_RARITY[this.settings.get(shownWins)];
    return packIds
      .flatMap((packId) => {
        const pack = packs.get(packId);
        // Wins of a pack stay hidden if the shop does not show its prizes.
        if (!pack?.show_cardlist) return [];
        const isVisible = (win: RecentWin) => isShown(win, now) && (pack.prizes[win.prize]?.rarity ?? 0) >= minRarity;
        return (this.recent.get(packId) ?? []).filter(isVisible).map((win) => ({ ...win, pack }));
      })
      .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.slot - a.slot)
      .slice(0, MAX_CANDIDATES);
  }

  /** Returns those of some draws whose members hide their wins, or whose members are unknown. */
  private async hiddenAmong(drawIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (drawIds.length === 0) return new Set();
    const { pool } = this.database;
    const unknown = drawIds.filter((id) => this.drawnBy.get(id) === undefined);
    if (unknown.length > 0)
      for (const [id, memberId] of await loadMembersOfDraws(pool, unknown)) this.drawnBy.set(id, memberId);
    const memberOf = (id: string) => this.drawnBy.get(id);
    const hidden = await findHidden(pool, [...new Set(drawIds.flatMap((id) => memberOf(id) ?? []))]);
    return new Set(drawIds.filter((id) => hidden.has(memberOf(id) ?? '') || memberOf(id) === undefined));
  }

  private async refresh(now: Date): Promise<void> {
    if (now.getTime() - this.readAt < MAX_AGE_MS) return;
    this.reading ??= this.read(now).finally(() => {
      this.reading = undefined;
    });
    await this.reading;
  }

  private async read(now: Date): Promise<void> {
    const isAll = now.getTime() - this.allReadAt >= FULL_RELOAD_MS;
    const rows = await loadWinsSince(this.database.pool, new Date(now.getTime() - (isAll ? RECENT_MS : MAX_LAG_MS)));
    if (isAll) {
      this.recent = new Map();
      this.allReadAt = now.getTime();
    }
    for (const { packId, recent } of rows) this.recent.set(packId, recent);
    this.readAt = now.getTime();
  }
}
