import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { networkOf } from '../../attempts/network-of.js';
import { Database } from '../../database/database.js';

/** A sign-in, a refused request, a look at a person, or an export. */
export interface AccessEntry {
  /** Null for a failed sign-in. */
  readonly operatorId: string | null;
  readonly resource: string;
  readonly id: string;
  readonly command: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  readonly address?: string;
  readonly changes?: object;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Limits the recorded failed sign-ins to unknown accounts, from all addresses together. */
const STRANGERS_A_MINUTE = 10;

const RECORD = `insert into operators.audit_trail
    (at, operator_id, resource, resource_id, command, reason, outcome, address, changes, once)
  select $1, $2::uuid, $3, $4, $5, '', $6, $7, $8::jsonb, $9
   where $10::int is null
      or (select count(*) from operators.audit_trail where once >= $11 and once < $11 || '~') < $10
  on conflict (once) where once is not null do nothing`;

interface Once {
  readonly name: string;
  /** Limits the entries whose names share a prefix. */
  readonly limit?: { readonly count: number; readonly beginning: string };
}

/**
 * Records access besides commands: sign-ins, refusals, looks at people, exports. Each kind is bounded, so that repeated
 * requests cannot fill the disk.
 */
@Injectable()
export class AccessTrail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Records each call. */
  record(access: AccessEntry): Promise<void> {
    return this.write(access, null);
  }

  /** Records the first access of an hour for each operator and object. */
  recordHourly(access: AccessEntry & { readonly operatorId: string }, thing: string): Promise<void> {
    return this.write(access, { name: `${this.spanOf(HOUR_MS)}/${access.command}/${access.operatorId}/${thing}` });
  }

  /**
   * Records a failed sign-in: the first of a minute for each account and outcome. For unknown accounts it is the first for each
   * address, up to a limit. The typed text is not stored: it may be anybody's mail address, or a password.
   *
   * @param operatorId the owner of the account; null if nobody has it
   */
  recordFailedSignIn(operatorId: string | null, outcome: string, address: string): Promise<void> {
    const access = {
      operatorId: null,
      resource: 'operators',
      id: operatorId ?? '',
      command: 'sign-in',
      outcome,
      address,
    };
    const minute = this.spanOf(MINUTE_MS);
    if (operatorId !== null) return this.write(access, { name: `${minute}/sign-in/${operatorId}/${outcome}` });
    const beginning = `${minute}/stranger/`;
    return this.write(access, {
      name: `${beginning}${networkOf(address)}`,
      limit: { count: STRANGERS_A_MINUTE, beginning },
    });
  }

  /** Records the export of a file with its filter. The search text is left out, because it may name a person. */
  recordExport(operatorId: string, resource: string, filter: Readonly<Record<string, unknown>>): Promise<void> {
    const changes = Object.entries(filter).map(([field, value]) => [field, [null, field === 'q' ? '***' : value]]);
    return this.write(
      { operatorId, resource, id: '', command: 'export', outcome: 'done', changes: Object.fromEntries(changes) },
      null,
    );
  }

  private spanOf(ms: number): string {
    return new Date(Math.floor(this.clock.now().getTime() / ms) * ms).toISOString();
  }

  private async write(access: AccessEntry, once: Once | null): Promise<void> {
    await this.database.pool.query({
      name: 'operators-record-access',
      text: RECORD,
      values: [
        this.clock.now(),
        access.operatorId,
        access.resource,
        access.id,
        access.command,
        access.outcome,
        access.address ?? null,
        access.changes ? JSON.stringify(access.changes) : null,
        once?.name ?? null,
        once?.limit?.count ?? null,
        once?.limit?.beginning ?? null,
      ],
    });
  }
}
