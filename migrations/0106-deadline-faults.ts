import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds attempts and errors of deadlines. A failed one is retried later without delaying others, and operators see it. */
export class DeadlineFaults1763600000106 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table store.deadlines
        add column attempts integer not null default 0,
        add column error text,
        add column failed_at timestamptz,
        add column retry_at timestamptz;
      create index deadlines_failing on store.deadlines (kind, failed_at) where attempts > 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index store.deadlines_failing;
      alter table store.deadlines drop column attempts, drop column error, drop column failed_at, drop column retry_at;
    `);
  }
}
