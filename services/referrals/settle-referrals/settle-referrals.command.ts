import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ClosedAccounts, introducerOf } from '../../members/index.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import { bonusAfter } from '../referral-settings.js';
import { loadPair } from '../rows/pair.rows.js';
import { findHead, findWaitingFriends, listLocks, recordReferral } from '../rows/referrals.rows.js';
import { referralStream } from '../streams/referral.state.js';
import { decideSettleReferral } from './settle-referral.decide.js';

/** Settles a member's own referral and those of waiting friends, after the member has verified their phone or paid. */
export class SettleReferrals extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly commandId: string,
  ) {
    super();
  }
}

interface Friendship {
  readonly friendId: string;
  readonly referrerId: string;
}

/**
 * Decides from the referral's state under its lock. Each referral is thus settled once, however many events ask for it, and
 * interrupted work is completed.
 */
@CommandHandler(SettleReferrals)
export class SettleReferralsHandler implements ICommandHandler<SettleReferrals> {
  constructor(
    private readonly store: EventStore,
    private readonly accounts: ClosedAccounts,
    private readonly settings: Settings,
  ) {}

  async execute({ memberId, commandId }: SettleReferrals): Promise<void> {
    for (const friendship of await this.findConcerned(memberId)) await this.settle(friendship, commandId);
  }

  /** Finds the concerned referrals without a lock, because nearly all members have none. */
  private findConcerned(memberId: string): Promise<readonly Friendship[]> {
    return this.store.look(async (tx) => {
      const referrerId = await introducerOf(tx, memberId);
      const status = (await findHead(tx, memberId))?.status ?? 'none';
      const isOpen = status === 'none' || status === 'waiting';
      const ownReferral = referrerId && isOpen ? [{ friendId: memberId, referrerId }] : [];
      const waiting = await findWaitingFriends(tx, memberId);
      return [...ownReferral, ...waiting.map((friendId) => ({ friendId, referrerId: memberId }))];
    });
  }

  private settle({ friendId, referrerId }: Friendship, commandId: string): Promise<void> {
    return this.store.transact(listLocks(friendId, referrerId), async (tx) => {
      const loaded = await tx.load(referralStream, friendId);
      const pair = await loadPair(tx, this.accounts, friendId, referrerId, this.settings.get(bonusAfter));
      const { events = [] } = decideSettleReferral(loaded.state, pair);
      // One event may settle several referrals, each by its own command.
      const context = { commandId: `${commandId}/${friendId}`, actor: 'policy:settle-referrals-when-member-qualifies' };
      await recordReferral(tx, context, loaded, events);
    });
  }
}
