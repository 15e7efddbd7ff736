import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { pauseMember } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { walletStreamOf } from '../../points/index.js';
import { type LimitsNow, limitsNow } from '../rows/limits-now.rows.js';
import { evolveLimits, limitsStreamOf } from '../streams/limits.state.js';
import { type ChangeLimitsRefused, decideChangeLimits, type WantedLimits } from './change-limits.decide.js';

/** The new limits, or the reason why they stay. */
export type LimitsChanged = { readonly changed: LimitsNow } | { readonly refusal: ChangeLimitsRefused };

/** Changes a member's monthly limit and pause. */
export class ChangeLimits extends Command<CommandResponse> {
  constructor(
    readonly wanted: Omit<WantedLimits, 'now'>,
    readonly slot: IdempotencyKey<LimitsChanged>,
  ) {
    super();
  }
}

@CommandHandler(ChangeLimits)
export class ChangeLimitsHandler implements ICommandHandler<ChangeLimits> {
  constructor(private readonly store: EventStore) {}

  execute({ wanted, slot }: ChangeLimits): Promise<CommandResponse> {
    const { memberId } = wanted;
    const streamId = limitsStreamOf(memberId);
    // Draws check a pause under the lock of the wallet, purchases check the limits under their own lock.
    return this.store.once(slot, [streamId, walletStreamOf(memberId)], async (tx): Promise<LimitsChanged> => {
      const { loaded, ...standing } = await limitsNow(tx, memberId);
      const { events, refusal } = decideChangeLimits(loaded.state, { ...wanted, now: standing.now });
      if (refusal) return { refusal };
      const context = { commandId: slot.key, actor: `member:${memberId}` };
      tx.append(context, { streamId, expectedVersion: loaded.version, partitionKey: memberId, events });
      for (const event of events)
        if (event.type === 'PauseBegun') pauseMember(tx, memberId, new Date(event.data.until));
      return { changed: { ...standing, limits: events.reduce(evolveLimits, loaded.state) } };
    });
  }
}
