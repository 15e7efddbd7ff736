import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a rebuild changed, or would have changed where its owner was to say yes first. */
export class RebuildChanges1763600000491 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table store.rebuilds add column changes jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table store.rebuilds drop column changes');
  }
}
