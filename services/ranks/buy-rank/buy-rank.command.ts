import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findBar } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { emptyWallet, WalletChanges, walletStreamOf } from '../../points/index.js';
import { saveKept } from '../rows/kept.rows.js';
import { findRank } from '../rows/ranks.rows.js';
import { MemberStandings } from '../standings/member-standings.rows.js';
import { rankStream, rankStreamOf } from '../streams/rank.state.js';
import { type BuyRankInput, type BuyRankRefused, decideBuyRank } from './buy-rank.decide.js';

/** Keeps a member's rank for the next month. */
export class BuyRank extends Command<CommandResponse> {
  constructor(
    readonly input: Omit<BuyRankInput, 'commandId'>,
    readonly idempotencyKey: IdempotencyKey<BuyRankRefused | null>,
  ) {
    super();
  }
}

@CommandHandler(BuyRank)
export class BuyRankHandler implements ICommandHandler<BuyRank> {
  constructor(
    private readonly store: EventStore,
    private readonly standings: MemberStandings,
  ) {}

  async execute({ input, idempotencyKey }: BuyRank): Promise<CommandResponse> {
    const { memberId } = input;
    // Read before the locks: the rule checks under them whether the month has changed meanwhile.
    const standing = await this.standings.standingOf(memberId);
    const streamId = rankStreamOf(memberId);
    return this.store.once(
      idempotencyKey,
      [streamId, walletStreamOf(memberId)],
      async (tx): Promise<BuyRankRefused | null> => {
        const [{ state: kept, version }, changes, bar, rank] = await Promise.all([
          tx.load(rankStream, memberId),
          WalletChanges.open(tx, new Map([[memberId, 0]])),
          findBar(tx, memberId),
          standing.rankId === null ? null : findRank(tx, standing.rankId),
        ]);
        const { events, refusal } = decideBuyRank(
          { ...input, commandId: idempotencyKey.key },
          {
            standing,
            names: rank ? [rank.name, rank.name_en].filter(Boolean) : [],
            kept,
            wallet: changes.of(memberId) ?? emptyWallet(memberId),
            bar,
            now: tx.now,
          },
        );
        if (refusal) return refusal;
        const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
        for (const event of events)
          if (event.type === 'CoinsSpent') changes.record(context, event);
          else {
            tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events: [event] });
            saveKept(tx, event.data);
          }
        changes.save();
        return null;
      },
    );
  }
}
