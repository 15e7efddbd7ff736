import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  addMonths,
  Clock,
  DAY_MS,
  isDaytime,
  startOfTokyoMonth,
  type TokyoMonth,
  toTokyoMonth,
} from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { findMembers } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findTurningMembers, loadRankFacts, loadTurn, saveTurn } from '../rows/turn.rows.js';
import { MemberStandings } from '../standings/member-standings.rows.js';
import { rankStream, rankStreamOf } from '../streams/rank.state.js';
import { computeRankChange } from '../streams/standing.js';

/** The number of members in one transaction. */
const BATCH = 500;
/** The maximum number of transactions of one run. The rest follows a minute later. */
const MAX_BATCHES = 20;
/** The time after the beginning of a month in which changed ranks are recorded. */
const RECORD_WITHIN_MS = 3 * DAY_MS;

const NOBODY = '00000000-0000-0000-0000-000000000000';
const LOCK = 'tell-ranks';

/** Records changed ranks in the daytime of the first days of a month. Returns the number of members. */
export class TellRanks extends Command<number> {}

@CommandHandler(TellRanks)
export class TellRanksHandler implements ICommandHandler<TellRanks> {
  constructor(
    private readonly store: EventStore,
    private readonly standings: MemberStandings,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    if (!isDaytime(now) || now.getTime() - startOfTokyoMonth(toTokyoMonth(now)).getTime() > RECORD_WITHIN_MS) return 0;
    let recordedCount = 0;
    for (let batches = 0; batches < MAX_BATCHES; batches++) {
      const round = await this.store.transact([LOCK], (tx) => this.batch(tx));
      recordedCount += round.recorded;
      if (round.seen < BATCH) break;
    }
    return recordedCount;
  }

  /** Records the progress and the changes in one commit, so that each member is notified exactly once. */
  private async batch(tx: StoreTransaction): Promise<{ readonly seen: number; readonly recorded: number }> {
    const month = toTokyoMonth(tx.now);
    const [last, before] = [addMonths(month, -1), addMonths(month, -2)];
    const checkpoint = await loadTurn(tx);
    const after = checkpoint?.month === month ? checkpoint.memberId : NOBODY;
    const memberIds = await findTurningMembers(tx, [month, last, before], after, BATCH);
    if (memberIds.length === 0) return { seen: 0, recorded: 0 };
    saveTurn(tx, { month, memberId: memberIds.at(-1)! });
    const changes = await this.changesOf(tx, memberIds, month);
    const loaded = await tx.loadAll(
      rankStream,
      changes.map(({ memberId }) => memberId),
    );
    const { shown } = await this.standings.ranks();
    for (const { memberId, rankId, isHigher } of changes) {
      const name = rankId === null ? null : shown.get(rankId)!.name;
      tx.append(
        { commandId: `${LOCK}/${month}/${memberId}`, actor: 'clock' },
        {
          streamId: rankStreamOf(memberId),
          expectedVersion: loaded.get(memberId)!.version,
          partitionKey: memberId,
          events: [{ type: 'RankChanged', data: { memberId, month, rankId, name, isHigher } }],
        },
      );
    }
    return { seen: memberIds.length, recorded: changes.length };
  }

  private async changesOf(tx: StoreTransaction, turning: readonly string[], month: TokyoMonth) {
    const memberIds = await findMembers(tx, turning);
    const facts = await loadRankFacts(tx, memberIds, addMonths(month, -2));
    const { terms } = await this.standings.ranks();
    return memberIds.flatMap((memberId) => {
      const change = computeRankChange({ terms, ...facts.get(memberId)! }, month);
      return change ? [{ memberId, ...change }] : [];
    });
  }
}

export const recordRankChangesEachMinute: ScheduledCommand = { every: 'minute', command: () => new TellRanks() };
