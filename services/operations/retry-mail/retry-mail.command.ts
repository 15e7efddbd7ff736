import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, recordAct } from '../../operators/index.js';
import { holdParkedMail, retryMail } from '../../platform/mail/parked-mails.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { MailRefusal } from '../wire/mail-refusals.messages.js';

/** A parked mail is tried again, now and as often as a new one. It answers why not, or null. */
export class RetryMail extends Command<MailRefusal | null> {
  constructor(
    readonly mailId: string,
    readonly operator: Operator,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RetryMail)
export class RetryMailHandler implements ICommandHandler<RetryMail> {
  constructor(private readonly store: EventStore) {}

  execute({ mailId, operator: { operatorId }, reason }: RetryMail): Promise<MailRefusal | null> {
    return this.store.transact([], async (tx) => {
      const state = await holdParkedMail(tx, mailId);
      if (!state) return { code: 'NoSuchMail' };
      const refusal = state === 'parked' ? null : ({ code: 'NotParked', state } as const);
      const act = { operatorId, resource: 'parked-mails', id: mailId, command: 'retry', reason };
      recordAct(tx, { ...act, outcome: refusal?.code ?? 'done' });
      if (!refusal) retryMail(tx, mailId);
      return refusal;
    });
  }
}
