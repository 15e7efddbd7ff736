import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import { keepAgreements } from '../rows/agreements.rows.js';
import { AGREED_TEXTS, legalText } from '../wire/legal-texts.js';

/** A member has agreed, by registering, to the texts as they stood. */
export class KeepAgreements extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly agreedAt: Date,
  ) {
    super();
  }
}

@CommandHandler(KeepAgreements)
export class KeepAgreementsHandler implements ICommandHandler<KeepAgreements> {
  constructor(private readonly store: EventStore) {}

  async execute({ memberId, agreedAt }: KeepAgreements): Promise<void> {
    const texts = AGREED_TEXTS.map((text) => ({ text, version: legalText(text, 'ja').issue!.version }));
    await this.store.transact([], async (tx) => keepAgreements(tx, memberId, texts, agreedAt));
  }
}
