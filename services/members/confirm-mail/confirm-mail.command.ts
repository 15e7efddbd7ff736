import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { liftMailLimit } from '../../platform/mail/unconfirmed-addresses.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { ConfirmationLinks } from '../rows/confirmation-links.rows.js';
import { recipientOf, saveMailConfirmed } from '../rows/profiles.rows.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { type ConfirmMailRefused, decideConfirmMail } from './confirm-mail.decide.js';

/** Confirms the mail address that the link with this secret was sent to. */
export class ConfirmMail extends Command<CommandResponse> {
  constructor(
    readonly token: string,
    readonly idempotencyKey: IdempotencyKey<ConfirmMailRefused | null>,
  ) {
    super();
  }
}

@CommandHandler(ConfirmMail)
export class ConfirmMailHandler implements ICommandHandler<ConfirmMail> {
  constructor(
    private readonly store: EventStore,
    private readonly links: ConfirmationLinks,
  ) {}

  async execute({ token, idempotencyKey }: ConfirmMail): Promise<CommandResponse> {
    const seen = await this.store.look((tx) => this.links.find(tx, token));
    if (!seen) return this.store.once(idempotencyKey, [], async () => ({ code: 'LinkUnknown' }));
    const { memberId } = seen;
    const streamId = memberStreamOf(memberId);
    return this.store.once(idempotencyKey, [streamId], async (tx): Promise<ConfirmMailRefused | null> => {
      // Checks again under the lock: a change of the address makes links to the old one void.
      const link = await this.links.find(tx, token);
      if (!link) return { code: 'LinkUnknown' };
      const { state: member, version } = await tx.load(memberStream, memberId);
      const { events, refusal } = decideConfirmMail(member, memberId, { isExpired: link.expiresAt <= tx.now });
      if (refusal) return refusal;
      if (events.length === 0) return null;
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
      saveMailConfirmed(tx, memberId);
      liftMailLimit(tx, (await recipientOf(tx, memberId)).mail);
      return null;
    });
  }
}
