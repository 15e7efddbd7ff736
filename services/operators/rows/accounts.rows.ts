import { Injectable } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { Database } from '../../platform/database/database.js';
import { Settings } from '../../platform/settings.js';
import { StartupError } from '../../platform/startup-error.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ApproverMails } from '../commands/approver-mails.js';
import { MemberAccounts } from '../commands/member-accounts.js';
import { newOperator } from '../commands/operator.target.js';
import { otpOfAll } from '../operator-settings.js';
import { APPROVER_WAIT_MS, countApprovers } from '../streams/approver.js';
import { decideNewPassword } from '../streams/new-password.js';
import { ALL_OPERATORS } from '../streams/operator.events.js';
import { getPasswordMessage } from '../wire/password-refusals.messages.js';
import { loadOperators } from './operators.rows.js';
import type { Authenticated } from './sessions.rows.js';

/** A new operator. */
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
const CREATE = `insert into operators.operators (id, mail, name, role, password_hash, created_at, approves_from)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`;

/** Stores the operators' accounts. */
@Injectable()
export class OperatorAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly settings: Settings,
    private readonly store: EventStore,
    private readonly accounts: MemberAccounts,
    private readonly approverMails: ApproverMails,
  ) {}

  /**
   * Creates the operator. An existing one with that mail address stays unchanged.
   *
   * @returns the operator's id
   */
  async ensure({ mail, password, name, role }: NewOperator): Promise<string> {
    const existing = await this.find(mail);
    return existing?.id ?? this.create({ mail, password, name, role }, async () => null);
  }

  /**
   * Creates an owner unless the mail address is taken. An owner who is not the first waits before they may approve.
   *
   * @throws StartupError if the password breaks the rules for operators
   */
  async bootstrap({ mail, password }: Pick<NewOperator, 'mail' | 'password'>): Promise<void> {
    if (await this.find(mail)) return;
    const refusal = decideNewPassword(password, { mail, name: '' });
    if (refusal) throw new StartupError(`BOOTSTRAP_OPERATOR: ${getPasswordMessage(refusal).en}`);
    const owner = { mail, password, name: 'Owner', role: 'owner' } as const;
    await this.create(owner, async (tx, operatorId) => {
      if (countApprovers(await loadOperators(tx), tx.now) === 0) return null;
      // The administrator of the server may be an approver: the others are notified, and have a day to act.
      const added = { type: 'OperatorAdded', data: { operatorId, role: owner.role } } as const;
      await this.approverMails.queue(tx, operatorId, null, newOperator(operatorId, owner), added);
      return new Date(tx.now.getTime() + APPROVER_WAIT_MS);
    });
  }

  /** Returns the operator with this mail and password; null if they do not match or the operator is disabled. */
  async authenticate(mail: string, password: string): Promise<Authenticated | null> {
    const account = await this.find(mail);
    const matches = await this.passwords.matches(password, account?.password_hash);
    if (!account || !matches || account.disabled) return null;
    const { id, name, role, has_otp: hasOtp, otp_required } = account;
    const mustSetUpOtp = !hasOtp && (otp_required || this.settings.get(otpOfAll));
    return { operatorId: id, name, role, hasOtp, mustSetUpOtp };
  }

  /** Returns true for the operator's password. */
  async hasPassword(operatorId: string, password: string): Promise<boolean> {
    const { rows } = await this.database.pool.query<Pick<AccountRow, 'password_hash'>>(HASH, [operatorId]);
    return this.passwords.matches(password, rows[0]?.password_hash);
  }

  /** Returns the operator with this mail address, whatever the outcome of the sign-in; null if there is none. */
  async idOf(mail: string): Promise<string | null> {
    return (await this.find(mail))?.id ?? null;
  }

  /** Inserts an operator. @param approvesFrom the time from which the operator may approve; null for at once @returns the operator's id */
  private async create(
    { mail, password, name, role }: NewOperator,
    approvesFrom: (tx: StoreTransaction, operatorId: string) => Promise<Date | null>,
  ): Promise<string> {
    const now = this.clock.now();
    const operatorId = newId(now);
    const values = [operatorId, mail, name, role, await this.passwords.hash(password), now];
    await this.store.transact([ALL_OPERATORS], async (tx) => {
      tx.write('operators-ensure', CREATE, [...values, await approvesFrom(tx, operatorId)]);
      this.accounts.settle(tx, { operatorId, mail, memberId: null });
    });
    return operatorId;
  }

  private async find(mail: string): Promise<AccountRow | undefined> {
    return (await this.database.pool.query<AccountRow>(FIND, [mail])).rows[0];
  }
}
