import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { networkOf } from '../../attempts/network-of.js';
import { Database } from '../../database/database.js';

/** Something that happened at the operators' front door, or that somebody looked at. */
export interface Access {
  /** Null: somebody who was not let in. */
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
/** Failed sign-ins to accounts that nobody has, whatever the addresses they come from: a stranger writes no more. */
const STRANGERS_A_MINUTE = 10;

const RECORD = `insert into operators.audit_trail
    (at, operator_id, resource, resource_id, command, reason, outcome, address, changes, once)
  select $1, $2::uuid, $3, $4, $5, '', $6, $7, $8::jsonb, $9
   where $10::int is null
      or (select count(*) from operators.audit_trail where once >= $11 and once < $11 || '~') < $10
  on conflict (once) where once is not null do nothing`;

interface Once {
  readonly name: string;
  /** No more than so many whose names begin so. */
  readonly most?: { readonly count: number; readonly beginning: string };
}

/**
 * What is recorded of access, beside what operators did: sign-ins, refusals, looks at people, exports. Each kind is
 * bounded, so that nobody fills the disk by asking again and again.
 */
@Injectable()
export class AccessTrail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Every time. */
  record(access: Access): Promise<void> {
    return this.write(access, null);
  }

  /** The first of an hour, for each operator and thing. */
  recordHourly(access: Access & { readonly operatorId: string }, thing: string): Promise<void> {
    return this.write(access, { name: `${this.spanOf(HOUR_MS)}/${access.command}/${access.operatorId}/${thing}` });
  }

  /**
   * A sign-in that failed: the first of a minute, for each account and outcome; for accounts that nobody has, for each
   * address, and only a few in all. What was typed is not kept: it may be anybody's mail address, or a password.
   *
   * @param operatorId whose account it was; null: nobody's
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
      most: { count: STRANGERS_A_MINUTE, beginning },
    });
  }

  /** A file that is about to go out, and which rows it holds; what was searched for may name a person and is left out. */
  recordExport(operatorId: string, resource: string, filter: Readonly<Record<string, unknown>>): Promise<void> {
    const asked = Object.entries(filter).map(([field, value]) => [field, [null, field === 'q' ? '***' : value]]);
    return this.write(
      { operatorId, resource, id: '', command: 'export', outcome: 'done', changes: Object.fromEntries(asked) },
      null,
    );
  }

  private spanOf(ms: number): string {
    return new Date(Math.floor(this.clock.now().getTime() / ms) * ms).toISOString();
  }

  private async write(access: Access, once: Once | null): Promise<void> {
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
        once?.most?.count ?? null,
        once?.most?.beginning ?? null,
      ],
    });
  }
}
