import { Injectable } from '@nestjs/common';
import { BondKeeper, type Carried, pauseMember, type Reunion } from '../../members/index.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import type { LimitsEvent } from '../streams/limits.events.js';
import { carryLimits } from '../streams/limits.js';
import { evolveLimits, limitsStream, limitsStreamOf } from '../streams/limits.state.js';

/** Carries a member's pause and limit over to their next account. */
@Injectable()
export class LimitsBond extends BondKeeper {
  readonly bonds = ['pause', 'monthly-limit'] as const;

  /** Returns the same locks as `ChangeLimits` takes. */
  override locksOf(memberId: string): readonly string[] {
    return [limitsStreamOf(memberId), walletStreamOf(memberId)];
  }

  async carry(tx: StoreTransaction, context: CommandContext, { memberId, latestIds }: Reunion): Promise<Carried> {
    const loaded = await tx.loadAll(limitsStream, [memberId, ...latestIds]);
    const { state, version } = loaded.get(memberId)!;
    const events: LimitsEvent[] = [];
    let limits = state;
    for (const formerId of latestIds) {
      const facts = carryLimits(memberId, limits, loaded.get(formerId)!.state, tx.now);
      limits = facts.reduce(evolveLimits, limits);
      events.push(...facts);
    }
    const append = { streamId: limitsStreamOf(memberId), expectedVersion: version, partitionKey: memberId, events };
    return {
      facts: [],
      write: () => {
        tx.append(context, append);
        for (const event of events)
          if (event.type === 'PauseBegun') pauseMember(tx, memberId, new Date(event.data.until));
      },
    };
  }
}
