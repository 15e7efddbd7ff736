import { Injectable } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { Database } from '../../platform/database/database.js';
import { Settings } from '../../platform/settings.js';
import { StartupError } from '../../platform/startup-error.js';
import { EventStore } from '../../platform/store/event-store.js';
import { MemberAccounts } from '../commands/member-accounts.js';
import { otpOfAll } from '../operator-settings.js';
import { decideNewPassword } from '../streams/new-password.js';
import { ALL_OPERATORS } from '../streams/operator.events.js';
import type { Role } from '../streams/operator.js';
import { passwordMessage } from '../wire/password-refusals.messages.js';
import type { Authenticated } from './sessions.rows.js';

/** An operator to be. */
export interface NewOperator {
  readonly mail: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

interface AccountRow {
  id: string;
  name: string;
  role: Role;
  password_hash: string;
  disabled: boolean;
  has_otp: boolean;
  otp_required: boolean;
}

const FIND = `select id, name, role, password_hash, disabled_at is not null as disabled,
    otp_secret is not null as has_otp, otp_required
  from operators.operators where lower(mail) = lower($1)`;
const HASH = 'select password_hash from operators.operators where id = $1';
const CREATE = `insert into operators.operators (id, mail, name, role, password_hash, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

/** The operators' accounts. */
@Injectable()
export class OperatorAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly settings: Settings,
    private readonly store: EventStore,
    private readonly accounts: MemberAccounts,
  ) {}

  /**
   * Makes the operator, unless one has that mail: they keep their name, role and password.
   *
   * @returns the operator's id
   */
  async ensure({ mail, password, name, role }: NewOperator): Promise<string> {
    const found = await this.find(mail);
    if (found) return found.id;
    const now = this.clock.now();
    const operatorId = newId(now);
    const values = [operatorId, mail, name, role, await this.passwords.hash(password), now];
    await this.store.transact([ALL_OPERATORS], async (tx) => {
      tx.write('operators-ensure', CREATE, values);
      this.accounts.settle(tx, { operatorId, mail, memberId: null });
    });
    return operatorId;
  }

  /**
   * Makes the first owner, unless an operator has that mail.
   *
   * @throws StartupError when the password is one that an owner could not give either
   */
  async bootstrap({ mail, password }: Pick<NewOperator, 'mail' | 'password'>): Promise<void> {
    if (await this.find(mail)) return;
    const refusal = decideNewPassword(password, { mail, name: '' });
    if (refusal) throw new StartupError(`BOOTSTRAP_OPERATOR: ${passwordMessage(refusal).en}`);
    await this.ensure({ mail, password, name: 'Owner', role: 'owner' });
  }

  /** The operator with this mail and password; null when they do not match, or the operator is disabled. */
  async authenticate(mail: string, password: string): Promise<Authenticated | null> {
    const account = await this.find(mail);
    const matches = await this.passwords.matches(password, account?.password_hash);
    if (!account || !matches || account.disabled) return null;
    const { id, name, role, has_otp: hasOtp, otp_required } = account;
    const mustSetUpOtp = !hasOtp && (otp_required || this.settings.get(otpOfAll));
    return { operatorId: id, name, role, hasOtp, mustSetUpOtp };
  }

  /** Whether the password is this operator's. */
  async hasPassword(operatorId: string, password: string): Promise<boolean> {
    const { rows } = await this.database.pool.query<Pick<AccountRow, 'password_hash'>>(HASH, [operatorId]);
    return this.passwords.matches(password, rows[0]?.password_hash);
  }

  /** Whose mail address it is, whatever becomes of a sign-in; null: nobody's. */
  async idOf(mail: string): Promise<string | null> {
    return (await this.find(mail))?.id ?? null;
  }

  private async find(mail: string): Promise<AccountRow | undefined> {
    return (await this.database.pool.query<AccountRow>(FIND, [mail])).rows[0];
  }
}
