import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the birthdays of members. The monthly payment limit depends on the age. */
export class Birthdays1763600000340 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table members.birthdays (
        member_id uuid primary key,
        birthday date not null,
        given_at timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table members.birthdays');
  }
}
