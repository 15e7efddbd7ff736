import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toTokyoDate } from '../../kernel/time.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { saveAgreement } from '../rows/agreements.rows.js';
import { announcedOf, lockAnnouncements } from '../rows/announcements.rows.js';
import type { AnnouncedVersion } from '../streams/announcement-id.js';
import { computeStatuses } from '../streams/versions.js';
import { isAgreedText, LegalTexts } from '../wire/legal-texts.js';

/** Records a member's agreement to a version of a text. The response is false if members cannot agree to that version. */
export class AgreeToText extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly agreed: AnnouncedVersion,
    readonly key: IdempotencyKey<boolean>,
  ) {
    super();
  }
}

@CommandHandler(AgreeToText)
export class AgreeToTextHandler implements ICommandHandler<AgreeToText> {
  constructor(
    private readonly store: EventStore,
    private readonly texts: LegalTexts,
  ) {}

  execute({ memberId, agreed, key }: AgreeToText): Promise<CommandResponse> {
    const { text, version } = agreed;
    return this.store.once(key, [], async (tx) => {
      if (!isAgreedText(text)) return false;
      const versions = this.texts.versionsOf(text, announcedOf(await lockAnnouncements(tx), text));
      const requestedVersion = computeStatuses(versions, toTokyoDate(tx.now)).find((one) => one.version === version);
      if (requestedVersion?.status !== 'in-force' && requestedVersion?.status !== 'announced') return false;
      saveAgreement(tx, memberId, agreed);
      return true;
    });
  }
}
