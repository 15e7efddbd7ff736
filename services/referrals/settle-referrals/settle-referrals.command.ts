import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ClosedAccounts, introducerOf } from '../../members/index.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import { bonusAfter } from '../referral-settings.js';
import { pairOf } from '../rows/pair.rows.js';
import { headOf, locksOfReferral, recordReferral, waitingFor } from '../rows/referrals.rows.js';
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
    for (const friendship of await this.concerned(memberId)) await this.settle(friendship, commandId);
  }

  /** Finds the concerned referrals without a lock, because nearly all members have none. */
  private concerned(memberId: string): Promise<readonly Friendship[]> {
    return this.store.look(async (tx) => {
      const referrerId = await introducerOf(tx, memberId);
      const status = (await headOf(tx, memberId))?.status ?? 'none';
      const isOpen = status === 'none' || status === 'waiting';
      const own = referrerId && isOpen ? [{ friendId: memberId, referrerId }] : [];
      const waiting = await waitingFor(tx, memberId);
      return [...own, ...waiting.map((friendId) => ({ friendId, referrerId: memberId }))];
    });
  }

  private settle({ friendId, referrerId }: Friendship, commandId: string): Promise<void> {
    return this.store.transact(locksOfReferral(friendId, referrerId), async (tx) => {
      const found = await tx.load(referralStream, friendId);
      const pair = await pairOf(tx, this.accounts, friendId, referrerId, this.settings.get(bonusAfter));
      const { events = [] } = decideSettleReferral(found.state, pair);
      // Several referrals may be settled by one fact: each by a command of its own.
      const context = { commandId: `${commandId}/${friendId}`, actor: 'policy:settle-referrals-when-member-qualifies' };
      await recordReferral(tx, context, found, events);
    });
  }
}
