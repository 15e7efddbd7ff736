import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, recordAct } from '../../operators/index.js';
import { discardMail, holdParkedMail } from '../../platform/mail/parked-mails.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { MailRefusal } from '../wire/mail-refusals.messages.js';

/** A parked mail is never sent. It answers why not, or null. */
export class DiscardMail extends Command<MailRefusal | null> {
  constructor(
    readonly mailId: string,
    readonly operator: Operator,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(DiscardMail)
export class DiscardMailHandler implements ICommandHandler<DiscardMail> {
  constructor(private readonly store: EventStore) {}

  execute({ mailId, operator: { operatorId }, reason }: DiscardMail): Promise<MailRefusal | null> {
    return this.store.transact([], async (tx) => {
      const state = await holdParkedMail(tx, mailId);
      if (!state) return { code: 'NoSuchMail' };
      const refusal = state === 'parked' ? null : ({ code: 'NotParked', state } as const);
      const act = { operatorId, resource: 'parked-mails', id: mailId, command: 'discard', reason };
      recordAct(tx, { ...act, outcome: refusal?.code ?? 'done' });
      if (!refusal) discardMail(tx, mailId);
      return refusal;
    });
  }
}
