import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when members do not draw, by their own choice. */
export class Pauses1763600000260 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table members.standing add column paused_until timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table members.standing drop column paused_until');
  }
}
