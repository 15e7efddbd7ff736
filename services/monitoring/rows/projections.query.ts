import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { rebuildLockOf } from '../../platform/projections/rebuild.js';
import { acceptanceOf } from '../../platform/projections/rebuild-changes.js';
import { canaryProjection } from '../canary/canary.projection.js';
import { Readers } from '../readers/readers.js';
import type { ProjectionResource } from '../wire/reader.contract.js';
import { isRebuildingSql } from './rebuilding.rows.js';

/** The filter, order and range of a list of consumers. Its SQL comes from the list's rules only. */
interface ReaderListRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

type Row = Omit<
  ProjectionResource,
  'updated_at' | 'reconciled_at' | 'rebuilding' | 'lag_seconds' | 'emissions' | 'rebuild_acceptance'
> & {
  readonly lag_seconds: string | null;
  readonly updated_at: Date | null;
  readonly reconciled_at: Date | null;
  readonly started_at: Date | null;
  readonly reached: number;
  readonly head: number;
  readonly is_rebuilding: boolean;
  /** Times in ISO 8601, keyed by lane. */
  readonly emitted: Readonly<Record<string, string>> | null;
};

/** A rebuild that has not ended is running while its connection holds the lock. Otherwise its process has died. */
const FROM = `from unnest($1::text[], $2::text[], $3::boolean[], $4::bigint[]) as r (name, kind, ledger, rebuild_lock)
  left join (select reader, updated_at, lag_events, lag_seconds, parked_keys from store.standings
             union all select engine, at, lag_events, lag_seconds, 0 from store.engines) s on s.reader = r.name
  left join store.rebuilds b on b.reader = r.name
  left join store.reconciliations c on c.reader = r.name
  cross join lateral (
    select b.ended_at is null and ${isRebuildingSql('r.rebuild_lock')} as is_rebuilding) x
 where ($5::text[] is null or r.name = any($5)) and ($6::text[] is null or r.kind = any($6))`;
const COLUMNS = `r.name as id, r.name, r.kind, r.ledger, s.lag_events, round(s.lag_seconds, 3) as lag_seconds,
  coalesce(s.parked_keys, 0) as parked_keys, s.updated_at, b.started_at, b.reached, b.head, x.is_rebuilding,
  case when b.error is not null then b.error
       when b.started_at is not null and b.ended_at is null and not x.is_rebuilding then 'the process ended' end
    as rebuild_error, case when x.is_rebuilding then null else b.changes end as rebuild_changes,
  c.at as reconciled_at, c.differences,
  case r.name when '${canaryProjection.name}' then (select json_object_agg(lane, emitted_at order by lane) from ${canaryProjection.table}) end as emitted`;

const emissionsOf = (emitted: NonNullable<Row['emitted']>): ProjectionResource['emissions'] =>
  Object.entries(emitted).map(([lane, at]) => ({ lane: Number(lane), emitted_at: toTokyoIso(new Date(at)) }));

const resourceOf = ({ started_at, reached, head, is_rebuilding, emitted, ...row }: Row): ProjectionResource => ({
  ...row,
  lag_seconds: row.lag_seconds === null ? null : Number(row.lag_seconds),
  updated_at: row.updated_at && toTokyoIso(row.updated_at),
  rebuilding: is_rebuilding && started_at ? { started_at: toTokyoIso(started_at), reached, head } : null,
  rebuild_acceptance:
    row.rebuild_error !== null && row.rebuild_changes !== null ? acceptanceOf(row.rebuild_changes) : null,
  reconciled_at: row.reconciled_at && toTokyoIso(row.reconciled_at),
  emissions: emitted && emissionsOf(emitted),
});

/** Lists the matching consumers of one page, and counts all matches. */
export class GetProjections extends Query<{ readonly rows: readonly ProjectionResource[]; readonly total: number }> {
  constructor(readonly request: ReaderListRequest) {
    super();
  }
}

/** Loads one consumer; null for an unknown name. */
export class GetProjection extends Query<ProjectionResource | null> {
  constructor(readonly name: string) {
    super();
  }
}

@QueryHandler(GetProjections)
export class GetProjectionsHandler implements IQueryHandler<GetProjections> {
  constructor(
    private readonly database: Database,
    private readonly readers: Readers,
  ) {}

  async execute({ request: { orderBy, from, limit, filter } }: GetProjections) {
    const { all } = this.readers;
    const values = [
      all.map(({ name }) => name),
      all.map(({ kind }) => kind),
      all.map(({ isLedger }) => isLedger),
      all.map(({ name }) => rebuildLockOf(name)),
      filter.id,
      filter.kind,
    ];
    const { pool } = this.database;
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${FROM}`, values);
    const text = `select ${COLUMNS} ${FROM} order by ${orderBy} offset $7 limit $8`;
    const { rows } = await pool.query<Row>(text, [...values, from, limit]);
    return { rows: rows.map(resourceOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetProjection)
export class GetProjectionHandler implements IQueryHandler<GetProjection> {
  constructor(
    private readonly projections: GetProjectionsHandler,
    private readonly readers: Readers,
  ) {}

  async execute({ name }: GetProjection): Promise<ProjectionResource | null> {
    if (!this.readers.has(name)) return null;
    const request = { orderBy: 'r.name', from: 0, limit: 1, filter: { id: [name] } };
    return (await this.projections.execute(new GetProjections(request))).rows[0] ?? null;
  }
}
