import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findRank, insertRank, type Rank, type RankDraft, updateRank, withdrawRank } from '../rows/ranks.rows.js';
import { MemberStandings } from '../standings/member-standings.rows.js';
import type { RankResource } from '../wire/rank.contract.js';
import { toRankResource } from '../wire/rank-resource.js';

/** An edit of a rank. The terms are stored with their time; a rank has no event stream. */
export type RankEdited = Change<'RankEdited', RankDraft>;
export type RankWithdrawn = Change<'RankWithdrawn', Readonly<Record<string, never>>>;
export type RankTargetChange = RankEdited | RankWithdrawn;
export type RankRefusal = Refusal<'PriceTaken' | 'IsWithdrawn'>;

const PRICE_TAKEN = {
  ja: '同じ金額のランクがあります。金額を変えてください。',
  en: 'Another rank has the same amount. Enter a different one.',
};
const IS_WITHDRAWN = {
  ja: 'このランクは取り下げ済みです。新しいランクを作成してください。',
  en: 'This rank is withdrawn. Create a new one.',
};

/** The lock of all ranks. It serialises edits, so that no two ranks are reached by the same amount. */
const ALL_RANKS = 'ranks';

/** A rank as the target of operators' commands. */
@Injectable()
export class RankTarget implements CommandTarget<Rank, RankTargetChange, RankRefusal, RankResource> {
  constructor(
    private readonly store: EventStore,
    private readonly standings: MemberStandings,
  ) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [ALL_RANKS, `rank-${id}`] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Rank> | null> {
    const state = isId(id) ? await findRank(tx, id) : null;
    return state && { state, version: state.version };
  }

  async keep({ tx, id, loaded }: Keeping<Rank>, [made]: readonly RankTargetChange[]): Promise<Rank> {
    if (made!.change === 'RankWithdrawn') return withdrawRank(tx, id);
    return loaded ? updateRank(tx, id, made!.data) : (await insertRank(tx, id, made!.data))!;
  }

  /** Omits the fields that nobody edits. */
  auditedOf({ id: _, created: __, version: ___, ...audited }: Rank): object {
    return audited;
  }

  refused({ code }: RankRefusal): RefusedError {
    if (code === 'IsWithdrawn') return new RefusedError(400, buildFieldError('withdrawn_at', IS_WITHDRAWN));
    return new RefusedError(400, buildFieldError('rank_max_price', PRICE_TAKEN));
  }

  async show(id: string): Promise<RankResource | null> {
    const rank = await this.store.look((tx) => findRank(tx, id));
    return rank && toRankResource(rank);
  }

  async committed(): Promise<void> {
    this.standings.forget();
  }
}
