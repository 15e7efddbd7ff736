import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the layouts of bank files that operators have described, and stores with each file its layout. */
export class BankProfiles1763600000569 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table payments.bank_profiles (
        id uuid primary key,
        name text not null,
        -- the heading of each column that the file has, by the column
        headings jsonb not null,
        created_at timestamptz not null,
        -- null: files are read by it
        removed_at timestamptz,
        version integer not null default 1);
      create unique index bank_profiles_name on payments.bank_profiles (lower(name)) where removed_at is null;
      -- null for fixed-length files, and for those that came before the shop kept it
      alter table payments.bank_files add column layout jsonb;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments.bank_files drop column layout;
      drop table payments.bank_profiles;
    `);
  }
}
