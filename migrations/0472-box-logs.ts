import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the public log of each box's draws as a Merkle tree in tiles, and its signed head. */
export class BoxLogs1763600000472 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table draws.box_logs (
        pack_id text primary key,
        -- so many of its lines are leaves
        size integer not null default 0 check (size >= 0),
        signed_size integer not null default 0 check (signed_size between 0 and size),
        -- the head of that size; null before the first
        note text
      );
      create table draws.box_tiles (
        pack_id text not null,
        level smallint not null,
        index integer not null,
        -- up to 256 hashes of 32 bytes each
        hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
        primary key (pack_id, level, index)
      );
      -- Hashes do not get smaller.
      alter table draws.box_tiles alter column hashes set storage external;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table draws.box_tiles; drop table draws.box_logs');
  }
}
