import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '../../platform/config.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { liftMailLimit } from '../../platform/mail/unconfirmed-addresses.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { savePassword } from '../rows/credentials.rows.js';
import { PasswordLinks } from '../rows/password-links.rows.js';
import { recipientOf, saveMailConfirmed } from '../rows/profiles.rows.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import {
  type ChangePasswordRefused,
  checkLink,
  decideChangePassword,
  type UsedLink,
} from './change-password.decide.js';
import { buildPasswordChangedMail } from './password-changed.mail.js';

/**
 * The person who changes the password: a member who is logged in, or anybody with the link. `memberId` is null if the session
 * has ended.
 */
export type PasswordChanger = { readonly memberId: string | null } | { readonly token: string };

export type ChangePasswordOutcome = ChangePasswordRefused | { readonly code: 'LogInFirst' } | null;

/** Changes a member's password. `also` runs in the same transaction, after all sessions have ended. */
export class ChangePassword extends Command<CommandResponse> {
  constructor(
    readonly changer: PasswordChanger,
    readonly password: string,
    readonly idempotencyKey: IdempotencyKey<ChangePasswordOutcome>,
    readonly also: (tx: StoreTransaction, memberId: string) => void,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
    private readonly links: PasswordLinks,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute(command: ChangePassword): Promise<CommandResponse> {
    const { changer, password, idempotencyKey } = command;
    // Checks first, so that a refused request costs no hash. A repeated request is refused here because the first succeeded;
    // its stored response is sent.
    const resolved = 'token' in changer ? await this.store.look((tx) => this.memberOfLink(tx, changer.token)) : changer;
    if ('refusal' in resolved) return this.store.once(idempotencyKey, [], async () => resolved.refusal);
    const { memberId } = resolved;
    if (memberId === null) return this.store.once(idempotencyKey, [], async () => ({ code: 'LogInFirst' }));
    const passwordHash = await this.passwords.hash(password);
    return this.store.once(idempotencyKey, [memberStreamOf(memberId)], (tx) =>
      this.change(tx, memberId, passwordHash, command),
    );
  }

  private async change(
    tx: StoreTransaction,
    memberId: string,
    passwordHash: string,
    { changer, idempotencyKey, also }: ChangePassword,
  ): Promise<ChangePasswordOutcome> {
    // Checks again under the lock: another request may have used the link meanwhile.
    const link = 'token' in changer ? await this.linkOf(tx, changer.token) : null;
    if ('token' in changer && !link) return { code: 'LinkUnknown' };
    const { state: member, version } = await tx.load(memberStream, memberId);
    const { events, refusal } = decideChangePassword(member, memberId, link);
    if (refusal) return refusal;
    const { mail, language } = await recipientOf(tx, memberId);
    const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
    tx.append(context, {
      streamId: memberStreamOf(memberId),
      expectedVersion: version,
      partitionKey: memberId,
      events,
    });
    savePassword(tx, memberId, passwordHash);
    this.links.voidAllOf(tx, memberId);
    also(tx, memberId);
    if (events.some(({ type }) => type === 'MailConfirmed')) {
      saveMailConfirmed(tx, memberId);
      liftMailLimit(tx, mail);
    }
    const reissue = `${this.config.publicUrl}/password-reissue`;
    this.mailer.queue(tx, `password-changed/${idempotencyKey.key}`, buildPasswordChangedMail(mail, language, reissue));
    return null;
  }

  private async linkOf(tx: StoreTransaction, token: string): Promise<(UsedLink & { memberId: string }) | null> {
    const link = await this.links.find(tx, token);
    return link && { memberId: link.memberId, isUsed: link.isUsed, isExpired: link.expiresAt <= tx.now };
  }

  private async memberOfLink(
    tx: StoreTransaction,
    token: string,
  ): Promise<{ memberId: string } | { refusal: ChangePasswordRefused }> {
    const link = await this.linkOf(tx, token);
    const refusal = checkLink(link);
    return refusal ? { refusal } : { memberId: link!.memberId };
  }
}
