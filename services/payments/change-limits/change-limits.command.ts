import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { pauseMember } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { walletStreamOf } from '../../points/index.js';
import { type LimitsNow, loadCurrentLimits } from '../rows/limits-now.rows.js';
import { evolveLimits, limitsStreamOf } from '../streams/limits.state.js';
import { type ChangeLimitsRefused, decideChangeLimits, type RequestedLimits } from './change-limits.decide.js';

/** The new limits, or the reason why they stay. */
export type LimitsChanged = { readonly changed: LimitsNow } | { readonly refusal: ChangeLimitsRefused };

/** Changes a member's monthly limit and pause. */
export class ChangeLimits extends Command<CommandResponse> {
  constructor(
    readonly requestedLimits: Omit<RequestedLimits, 'now'>,
    readonly idempotencyKey: IdempotencyKey<LimitsChanged>,
  ) {
    super();
  }
}

@CommandHandler(ChangeLimits)
export class ChangeLimitsHandler implements ICommandHandler<ChangeLimits> {
  constructor(private readonly store: EventStore) {}

  execute({ requestedLimits, idempotencyKey }: ChangeLimits): Promise<CommandResponse> {
    const { memberId } = requestedLimits;
    const streamId = limitsStreamOf(memberId);
    // Draws check a pause under the lock of the wallet, purchases check the limits under their own lock.
    return this.store.once(idempotencyKey, [streamId, walletStreamOf(memberId)], async (tx): Promise<LimitsChanged> => {
      const { loaded, ...standing } = await loadCurrentLimits(tx, memberId);
      const { events, refusal } = decideChangeLimits(loaded.state, { ...requestedLimits, now: standing.now });
      if (refusal) return { refusal };
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      tx.append(context, { streamId, expectedVersion: loaded.version, partitionKey: memberId, events });
      for (const event of events)
        if (event.type === 'PauseBegun') pauseMember(tx, memberId, new Date(event.data.until));
      return { changed: { ...standing, limits: events.reduce(evolveLimits, loaded.state) } };
    });
  }
}
