import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { newId } from '../kernel/ids.js';
import { Clock } from '../kernel/time.js';
import { Database } from '../platform/database/database.js';
import type { Operator, Role } from './operator.js';

/** An operator to be. */
export interface NewOperator {
  readonly mail: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

/** argon2id with 19 MiB, two passes, one lane (OWASP's password storage recommendation). */
const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

interface AccountRow {
  id: string;
  name: string;
  role: Role;
  password_hash: string;
  disabled: boolean;
}

const FIND = `select id, name, role, password_hash, disabled_at is not null as disabled
  from operators.operators where lower(mail) = lower($1)`;
const CREATE = `insert into operators.operators (id, mail, name, role, password_hash, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

/** The operators' accounts. */
@Injectable()
export class OperatorAccounts {
  /** Checked where there is no account, so that this takes as long as a wrong password. */
  private readonly decoy = hashPassword(randomUUID());

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes the operator, unless one has that mail: he keeps his name, role and password. */
  async ensure({ mail, password, name, role }: NewOperator): Promise<void> {
    if (await this.find(mail)) return;
    const now = this.clock.now();
    await this.database.pool.query(CREATE, [newId(now), mail, name, role, await hashPassword(password), now]);
  }

  /** The operator with this mail and password; null when they do not match, or he is disabled. */
  async authenticate(mail: string, password: string): Promise<Operator | null> {
    const account = await this.find(mail);
    const matches = await verify(account?.password_hash ?? (await this.decoy), password);
    if (!account || !matches || account.disabled) return null;
    return { operatorId: account.id, name: account.name, role: account.role };
  }

  private async find(mail: string): Promise<AccountRow | undefined> {
    return (await this.database.pool.query<AccountRow>(FIND, [mail])).rows[0];
  }
}
