import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the times until which members have chosen not to draw. */
export class Pauses1763600000260 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table members.standing add column paused_until timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table members.standing drop column paused_until');
  }
}
