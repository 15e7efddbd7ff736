import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toTokyoDate } from '../../kernel/time.js';
import { EventStore } from '../../platform/store/event-store.js';
import { keepAgreements } from '../rows/agreements.rows.js';
import { announcedOf, lockAnnouncements } from '../rows/announcements.rows.js';
import { findVersionInForce } from '../streams/versions.js';
import { AGREED_TEXTS, LegalTexts } from '../wire/legal-texts.js';

/** Records a member's agreement to the texts that were in force when they registered. */
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
  constructor(
    private readonly store: EventStore,
    private readonly texts: LegalTexts,
  ) {}

  async execute({ memberId, agreedAt }: KeepAgreements): Promise<void> {
    await this.store.transact([], async (tx) => {
      const announced = await lockAnnouncements(tx);
      const texts = AGREED_TEXTS.map((text) => {
        const versions = this.texts.versionsOf(text, announcedOf(announced, text));
        return { text, version: findVersionInForce(versions, toTokyoDate(agreedAt)).version };
      });
      keepAgreements(tx, memberId, texts, agreedAt);
    });
  }
}
