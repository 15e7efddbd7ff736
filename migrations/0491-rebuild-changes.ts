import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the changes that a rebuild made, or would have made with the approval of an owner. */
export class RebuildChanges1763600000491 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table store.rebuilds add column changes jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table store.rebuilds drop column changes');
  }
}
