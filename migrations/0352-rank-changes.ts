import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the position of the job that notifies members whose rank differs from last month. */
export class RankChanges1763600000352 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- one row: the last member who was looked at, of which month
      create table ranks.turn (
        one boolean primary key default true check (one),
        month text not null,
        member_id uuid not null
      );
      create index paid_months_by_month on ranks.paid_months (month, member_id);
      create index kept_by_month on ranks.kept (month, member_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // A rebuilt read model has other index names.
    await db.query(
      `drop index if exists ranks.paid_months_by_month; drop index ranks.kept_by_month; drop table ranks.turn`,
    );
  }
}
