import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the Merkle tree of the log in tiles, and its signed heads. */
export class LogTree1763600000470 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema proof;
      create table proof.tree (
        is_one boolean primary key default true check (is_one),
        -- so many numbers of the log are its leaves
        size bigint not null check (size >= 0)
      );
      insert into proof.tree (size) values (0);
      create table proof.tiles (
        level smallint not null,
        index bigint not null,
        -- up to 256 hashes of 32 bytes each
        hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
        primary key (level, index)
      );
      -- Hashes do not get smaller.
      alter table proof.tiles alter column hashes set storage external;
      create table proof.checkpoints (
        size bigint primary key check (size > 0),
        note text not null,
        signed_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema proof cascade');
  }
}
