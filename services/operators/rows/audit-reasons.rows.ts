import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** The event of an operator's command. */
export interface CommandFact {
  /** `operator:<id>` */
  readonly actor: string;
  readonly at: Date;
  /** The id of the command's object. */
  readonly subject: string;
}

/** The operator and the reason of a command. */
export interface CommandExplanation {
  readonly name: string;
  /** Null if the audit trail has no entry for it. */
  readonly reason: string | null;
}

// An audit entry is recorded in the transaction of its event, at the same instant.
const EXPLAIN = `select o.name, (select a.reason from operators.audit_trail a
     where a.resource_id = d.subject and a.operator_id = o.id and a.at = d.at order by a.id limit 1) as reason
  from unnest($1::text[], $2::timestamptz[], $3::text[]) with ordinality d (actor, at, subject, place)
  left join operators.operators o on 'operator:' || o.id = d.actor order by d.place`;

/** Finds the operators and reasons of events. */
@Injectable()
export class CommandReasons {
  constructor(private readonly database: Database) {}

  /** Returns one explanation for each event; null if its operator is unknown. */
  async of(facts: readonly CommandFact[]): Promise<(CommandExplanation | null)[]> {
    if (facts.length === 0) return [];
    const { rows } = await this.database.pool.query<{ name: string | null; reason: string | null }>({
      name: 'operators-explain-deeds',
      text: EXPLAIN,
      values: [facts.map((fact) => fact.actor), facts.map((fact) => fact.at), facts.map((fact) => fact.subject)],
    });
    return rows.map(({ name, reason }) => (name === null ? null : { name, reason }));
  }
}
