import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates recent wins, and the members who do not want theirs shown. */
export class Wins1763600000440 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema wins;
      -- a read model: a row for each pack, of which the same few bytes are written again and again
      create table wins.pack_wins (
        pack_id text primary key,
        rarities jsonb not null,
        recent jsonb not null,
        won_at timestamptz not null
      ) with (fillfactor = 50);
      create table wins.hidden_winners (
        member_id uuid primary key,
        hidden_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema wins cascade');
  }
}
