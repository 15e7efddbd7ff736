import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the progress of the verification of the public log of each box, and the differences found. */
export class VerifiedLogs1763600000482 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table draws.verified_logs (
        pack_id text primary key,
        -- all lines before this slot go on from each other
        chained integer not null check (chained >= 0),
        chained_head text not null,
        chained_day integer not null,
        chained_left integer[] not null,
        -- all draws before this slot were computed again from the seeds
        recomputed integer not null check (recomputed >= 0),
        recomputed_head text not null,
        recomputed_day integer not null,
        recomputed_left integer[] not null,
        -- all that the seeds up to this day can tell was computed
        recomputed_through integer not null,
        looked_at timestamptz not null
      ) with (fillfactor = 50);

      create table draws.log_differences (
        pack_id text not null,
        walk text not null check (walk in ('chained', 'recomputed')),
        slot integer not null,
        reason text not null,
        found_at timestamptz not null,
        -- when the same place was found right again
        gone_at timestamptz
      );
      create unique index log_differences_open on draws.log_differences (pack_id) where gone_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table draws.log_differences;
      drop table draws.verified_logs;
    `);
  }
}
