import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findMemberByMail, recipientsOf } from '../rows/credentials.rows.js';
import { PasswordLinks } from '../rows/password-links.rows.js';
import { PASSWORD_LINK } from '../streams/deadlines.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { buildPasswordLinkMail } from './password-link.mail.js';

/**
 * Requests a link for a mail address; null if the limit is reached. The work is the same for any address: one query and one
 * deadline, of the member or of nobody. The deadline is due at once, and the link is sent after the response.
 */
export class RequestPasswordLink extends Command<CommandResponse> {
  constructor(
    readonly mail: string | null,
    readonly idempotencyKey: IdempotencyKey<null>,
    /** The page of the shop that the link redirects to. */
    readonly nextPage: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordLink)
export class WantPasswordLinkHandler implements ICommandHandler<RequestPasswordLink> {
  constructor(
    private readonly store: EventStore,
    private readonly links: PasswordLinks,
  ) {}

  execute({ mail, idempotencyKey, nextPage }: RequestPasswordLink): Promise<CommandResponse> {
    return this.store.once(idempotencyKey, [], async (tx) => {
      if (mail === null) return null;
      const memberId = (await findMemberByMail(tx, mail)) ?? newId(tx.now);
      const streamId = memberStreamOf(memberId);
      tx.setDeadline({ kind: PASSWORD_LINK, streamId, ref: idempotencyKey.key, owner: '', dueAt: tx.now });
      if (nextPage !== null) this.links.keepNextPage(tx, idempotencyKey.key, nextPage);
      return null;
    });
  }
}

/** Sends the requested links to members who may log in. @returns the number of requests processed */
export class SendPasswordLinks extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

@CommandHandler(SendPasswordLinks)
export class SendPasswordLinksHandler implements ICommandHandler<SendPasswordLinks> {
  constructor(
    private readonly store: EventStore,
    private readonly links: PasswordLinks,
    private readonly mailer: Mailer,
  ) {}

  execute({ due, lockMode }: SendPasswordLinks): Promise<number> {
    return settleInBatches(this.store, due, lockMode, {
      streamsOf: (batch) => batch.map(({ streamId }) => streamId),
      prepare: prepareNothing,
      work: (tx, batch) => this.send(tx, batch),
    });
  }

  private async send(tx: StoreTransaction, due: readonly Due[]): Promise<number> {
    const memberOf = ({ streamId }: Due): string => subjectOf(memberStream, streamId);
    const recipients = new Map((await recipientsOf(tx, due.map(memberOf))).map((one) => [one.memberId, one]));
    const nextPages = await this.links.takeNextPages(
      tx,
      due.map(({ ref }) => ref),
    );
    for (const one of due) {
      const recipient = recipients.get(memberOf(one));
      if (!recipient) continue;
      const link = this.links.issue(tx, recipient.memberId, nextPages.get(one.ref));
      this.mailer.queue(
        tx,
        `password-link/${one.ref}`,
        buildPasswordLinkMail(recipient.mail, recipient.language, link),
      );
    }
    tx.clearDeadline(...due);
    return due.length;
  }
}

export const sendPasswordLinksWhenDue: Timer = {
  kind: PASSWORD_LINK,
  command: (due, lockMode) => new SendPasswordLinks(due, lockMode),
};
