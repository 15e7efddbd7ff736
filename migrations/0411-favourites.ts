import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the favourite packs of members. */
export class Favourites1763600000411 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table catalog.favourites (
        member_id uuid not null,
        -- of a pack that was published, and so is never deleted
        pack_id text not null,
        added_at timestamptz not null,
        primary key (member_id, pack_id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table catalog.favourites');
  }
}
