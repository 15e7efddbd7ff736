import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Something that was done by an operator, as a fact tells it. */
export interface Deed {
  /** `operator:<id>` */
  readonly actor: string;
  readonly at: Date;
  /** The id of what it was done to. */
  readonly subject: string;
}

/** Who did it, and why. */
export interface DeedExplained {
  readonly name: string;
  /** Null where the audit trail has no such act. */
  readonly reason: string | null;
}

// An act is recorded in its fact's own transaction, at the same instant.
const EXPLAIN = `select o.name, (select a.reason from operators.audit_trail a
     where a.resource_id = d.subject and a.operator_id = o.id and a.at = d.at order by a.id limit 1) as reason
  from unnest($1::text[], $2::timestamptz[], $3::text[]) with ordinality d (actor, at, subject, place)
  left join operators.operators o on 'operator:' || o.id = d.actor order by d.place`;

/** The operators behind facts. */
@Injectable()
export class ActReasons {
  constructor(private readonly database: Database) {}

  /** One for each deed; null where nobody is known as its operator. */
  async of(deeds: readonly Deed[]): Promise<(DeedExplained | null)[]> {
    if (deeds.length === 0) return [];
    const { rows } = await this.database.pool.query<{ name: string | null; reason: string | null }>({
      name: 'operators-explain-deeds',
      text: EXPLAIN,
      values: [deeds.map((deed) => deed.actor), deeds.map((deed) => deed.at), deeds.map((deed) => deed.subject)],
    });
    return rows.map(({ name, reason }) => (name === null ? null : { name, reason }));
  }
}
