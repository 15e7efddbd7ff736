import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { saveTel } from '../rows/phones.rows.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { type ChangeMemberRefused, decideChangeMember, type SentFields, toKeptTel } from './change-member.decide.js';
import { keptFieldsOf } from './change-member.rows.js';

/** Changes the data that members may change themselves. */
export class ChangeMember extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly sent: SentFields,
    readonly idempotencyKey: IdempotencyKey<ChangeMemberRefused | null>,
  ) {
    super();
  }
}

@CommandHandler(ChangeMember)
export class ChangeMemberHandler implements ICommandHandler<ChangeMember> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, sent, idempotencyKey }: ChangeMember): Promise<CommandResponse> {
    const streamId = memberStreamOf(memberId);
    return this.store.once(idempotencyKey, [streamId], async (tx): Promise<ChangeMemberRefused | null> => {
      const { state: member, version } = await tx.load(memberStream, memberId);
      const kept = await keptFieldsOf(tx, memberId);
      const decision = decideChangeMember(member, memberId, kept, sent);
      if (decision.refusal) return decision.refusal;
      const { events } = decision;
      if (events.length === 0) return null;
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
      saveTel(tx, memberId, toKeptTel(kept, sent)!);
      return null;
    });
  }
}
