import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '../../platform/config.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { accountOf, recordLogIn, standingOf, type Whence } from '../rows/member-records.rows.js';
import { confirmedRecipientOf } from '../rows/profiles.rows.js';
import { memberStreamOf } from '../streams/member.state.js';
import { decideLogIn, type LogInRefused } from './log-in.decide.js';
import { newDeviceMail } from './new-device.mail.js';

/**
 * Logs a member in. `also` runs in the same transaction on success. A log-in with an unknown device is reported by mail to a
 * confirmed address.
 */
export class LogIn extends Command<CommandResponse> {
  constructor(
    readonly mail: string,
    readonly password: string,
    readonly whence: Whence,
    readonly idempotencyKey: IdempotencyKey<LogInRefused | null>,
    readonly also: (tx: StoreTransaction, memberId: string) => void,
    readonly isDeviceKnown: boolean,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ mail, password, whence, idempotencyKey, also, isDeviceKnown }: LogIn): Promise<CommandResponse> {
    const account = await accountOf(this.database.pool, mail);
    const matches = await this.passwords.matches(password, account?.passwordHash);
    // Hashes for an unknown mail address too, so that the response takes as long.
    if (!account || !matches)
      return this.store.once(idempotencyKey, [], async () => decideLogIn({ passwordMatches: false, banned: false }));
    const { memberId, passwordHash } = account;
    return this.store.once(idempotencyKey, [memberStreamOf(memberId)], async (tx) => {
      // Bans and changes of the mail address or password end sessions under the same lock, so that none is opened afterwards.
      const standing = await standingOf(tx, memberId, mail);
      const refusal = decideLogIn({
        passwordMatches: standing?.passwordHash === passwordHash,
        banned: standing?.banned ?? false,
      });
      if (refusal) return refusal;
      recordLogIn(tx, memberId, whence);
      also(tx, memberId);
      if (!isDeviceKnown) await this.notify(tx, memberId, whence, idempotencyKey.key);
      return null;
    });
  }

  private async notify(tx: StoreTransaction, memberId: string, { device }: Whence, key: string): Promise<void> {
    const recipient = await confirmedRecipientOf(tx, memberId);
    if (!recipient) return;
    const reissue = `${this.config.publicUrl}/password-reissue`;
    this.mailer.queue(tx, `new-device/${key}`, newDeviceMail(recipient, device, tx.now, reissue));
  }
}
