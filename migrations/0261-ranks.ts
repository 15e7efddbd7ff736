import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates ranks and their changing terms, monthly payments of members, and the ranks that members kept. */
export class Ranks1763600000261 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema ranks;

      create table ranks.ranks (
        id uuid primary key,
        name text not null,
        -- '' where there is no English: the Japanese is shown
        name_en text not null,
        image_url text not null,
        rank_max_price integer not null check (rank_max_price >= 0),
        rank_coin integer not null check (rank_coin >= 0),
        withdrawn_at timestamptz,
        created_at timestamptz not null,
        version integer not null default 1
      );

      -- what a rank asked for from a moment on: the ranks of a month are those of its first moment
      create table ranks.terms (
        rank_id uuid not null references ranks.ranks,
        valid_from timestamptz not null,
        rank_max_price integer not null,
        rank_coin integer not null,
        withdrawn boolean not null,
        primary key (rank_id, valid_from)
      );

      create table ranks.paid_months (
        -- the member's id and the month
        id text primary key,
        member_id uuid not null,
        month text not null,
        -- what went back in the month is taken off
        yen integer not null
      );
      create index paid_months_of_member on ranks.paid_months (member_id, month);

      -- moves in the commit of the coins that paid for it
      create table ranks.kept (
        member_id uuid not null,
        month text not null,
        rank_id uuid not null references ranks.ranks,
        primary key (member_id, month)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema ranks cascade');
  }
}
