import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findRank, insertRank, type Rank, type RankDraft, updateRank, withdrawRank } from '../rows/ranks.rows.js';
import { MemberStandings } from '../standings/member-standings.rows.js';
import type { RankResource } from '../wire/rank.contract.js';
import { rankResource } from '../wire/rank-resource.js';

/** What its row remembers, and what it asked for at each time; a rank has no log. */
export type RankEdited = Change<'RankEdited', RankDraft>;
export type RankWithdrawn = Change<'RankWithdrawn', Readonly<Record<string, never>>>;
export type RankChange = RankEdited | RankWithdrawn;
export type RankRefusal = Refusal<'PriceTaken' | 'IsWithdrawn'>;

const PRICE_TAKEN = {
  ja: '同じ金額のランクがあります。金額を変えてください。',
  en: 'Another rank has the same amount. Enter a different one.',
};
const IS_WITHDRAWN = {
  ja: 'このランクは取り下げ済みです。新しいランクを作成してください。',
  en: 'This rank is withdrawn. Create a new one.',
};

/** All ranks: edits come one after the other, so that no two are reached by the same amount. */
const ALL_RANKS = 'ranks';

/** A rank, as operators write it. */
@Injectable()
export class RankTarget implements CommandTarget<Rank, RankChange, RankRefusal, RankResource> {
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

  async keep({ tx, id, loaded }: Keeping<Rank>, [made]: readonly RankChange[]): Promise<Rank> {
    if (made!.change === 'RankWithdrawn') return withdrawRank(tx, id);
    return loaded ? updateRank(tx, id, made!.data) : (await insertRank(tx, id, made!.data))!;
  }

  /** But what nobody changes by hand. */
  auditedOf({ id: _, created: __, version: ___, ...audited }: Rank): object {
    return audited;
  }

  refused({ code }: RankRefusal): RefusedError {
    if (code === 'IsWithdrawn') return new RefusedError(400, fieldError('withdrawn_at', IS_WITHDRAWN));
    return new RefusedError(400, fieldError('rank_max_price', PRICE_TAKEN));
  }

  async show(id: string): Promise<RankResource | null> {
    const rank = await this.store.look((tx) => findRank(tx, id));
    return rank && rankResource(rank);
  }

  async committed(): Promise<void> {
    this.standings.forget();
  }
}
