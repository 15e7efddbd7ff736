import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../kernel/languages.js';
import { coins, type Yen, yen } from '../../kernel/money.js';
import { addMonths, Clock, startOfTokyoMonth, type TokyoMonth, toTokyoMonth } from '../../kernel/time.js';
import { MemberRanks, type RankStanding, type ShownRank } from '../../members/index.js';
import { Database } from '../../platform/database/database.js';
import { loadOverlay } from '../../platform/projections/overlay.js';
import { isAtLeast, type RankTerms } from '../streams/ladder.js';
import { computePosition, type RankPosition } from '../streams/standing.js';
import { type PaidMonthRow, paidMonthsProjection } from './paid-months.projection.js';

/** A rank's names and icon, also of withdrawn ones. */
interface ShownRow {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
}

interface TermsRow {
  readonly rank_id: string;
  readonly valid_from: Date;
  readonly rank_max_price: number;
  readonly rank_coin: number;
  readonly withdrawn: boolean;
}

const RANKS = 'select id, name, name_en, image_url from ranks.ranks';
const TERMS = 'select rank_id, valid_from, rank_max_price, rank_coin, withdrawn from ranks.terms';
const PAID = 'select month, yen from ranks.paid_months where member_id = $1 and month >= $2';
const KEPT = 'select month, rank_id from ranks.kept where member_id = $1 and month >= $2';

/** The time for which a process caches the ranks. They are few and seldom edited. */
const KNOWN_FOR_MS = 500;

/** All ranks with their terms at each time. */
interface KnownRanks {
  readonly shown: ReadonlyMap<string, ShownRank>;
  readonly terms: readonly RankTerms[];
}

/** The ranks of members, computed from payments, including those not yet in the projection, and kept ranks. */
@Injectable()
export class MemberStandings extends MemberRanks {
  private known: { readonly ranks: Promise<KnownRanks>; readonly until: number } | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Returns the rank for the member's pages. */
  async of(memberId: string): Promise<RankStanding> {
    const [{ shown }, standing] = await Promise.all([this.ranks(), this.standingOf(memberId)]);
    const { rankId, nextRankId, keepCoins, nextYen, paidYen, isMaintained, nextMonth } = standing;
    const rank = rankId === null ? null : (shown.get(rankId) ?? null);
    const nextRank = nextRankId === null ? null : (shown.get(nextRankId) ?? null);
    return { rank, keepCoins, nextYen, paidYen, isMaintained, nextMonth, nextRank };
  }

  async hasReached(memberId: string, rankId: string): Promise<boolean> {
    const [{ terms }, standing] = await Promise.all([this.ranks(), this.standingOf(memberId)]);
    return isAtLeast(terms, startOfTokyoMonth(standing.month), standing.rankId, rankId);
  }

  async nameOf(rankId: string): Promise<Bilingual | null> {
    return (await this.ranks()).shown.get(rankId)?.name ?? null;
  }

  /** Returns the rank for rules. */
  async standingOf(memberId: string): Promise<RankPosition> {
    const now = this.clock.now();
    const before = addMonths(toTokyoMonth(now), -1);
    const { pool } = this.database;
    const [{ terms }, overlay, paid, kept] = await Promise.all([
      this.ranks(),
      loadOverlay<PaidMonthRow>(pool, paidMonthsProjection, memberId),
      pool.query<PaidMonthRow>({ name: 'ranks-paid', text: PAID, values: [memberId, before] }),
      pool.query<{ month: TokyoMonth; rank_id: string }>({
        name: 'ranks-kept',
        text: KEPT,
        values: [memberId, before],
      }),
    ]);
    const yenOf = ({ month, yen: amount }: PaidMonthRow): readonly [TokyoMonth, Yen] => [month, yen(amount)];
    const facts = {
      terms,
      paid: new Map([...paid.rows, ...overlay.rows].map(yenOf)),
      kept: new Map(kept.rows.map(({ month, rank_id }) => [month, rank_id])),
    };
    return computePosition(facts, now);
  }

  /** Clears the cache of ranks. */
  forget(): void {
    this.known = undefined;
  }

  /** Returns all ranks from the cache, including withdrawn ones. */
  ranks(): Promise<KnownRanks> {
    const now = performance.now();
    if (!this.known || this.known.until < now) {
      const ranks = this.read();
      this.known = { ranks, until: now + KNOWN_FOR_MS };
      ranks.catch(() => this.forget());
    }
    return this.known.ranks;
  }

  private async read(): Promise<KnownRanks> {
    const { pool } = this.database;
    const [ranks, terms] = await Promise.all([pool.query<ShownRow>(RANKS), pool.query<TermsRow>(TERMS)]);
    return {
      shown: new Map(
        ranks.rows.map(({ id, name, name_en, image_url }) => [
          id,
          { name: { ja: name, en: name_en || name }, iconUrl: image_url },
        ]),
      ),
      terms: terms.rows.map((row) => ({
        rankId: row.rank_id,
        validFrom: row.valid_from,
        reachYen: yen(row.rank_max_price),
        keepCoins: coins(row.rank_coin),
        isWithdrawn: row.withdrawn,
      })),
    };
  }
}
