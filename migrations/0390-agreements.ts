import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the agreements of members, with version and time. */
export class Agreements1763600000390 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema legal;
      create table legal.agreements (
        member_id uuid not null,
        -- as its page is called
        text text not null,
        version integer not null check (version > 0),
        agreed_at timestamptz not null,
        primary key (member_id, text, version)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema legal cascade');
  }
}
