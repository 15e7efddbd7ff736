import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates shared draws: the cards that anyone with the link can see. */
export class Shares1763600000430 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema shares;
      create table shares.shares (
        -- who knows it sees the card
        token text primary key,
        member_id uuid not null,
        draw_id uuid not null,
        -- its place in the draw
        card integer not null,
        pack_id text not null,
        pack_name text not null,
        pack_name_en text not null,
        card_name text not null,
        card_name_en text not null,
        image_url text not null,
        rarity_label text not null,
        -- that the picture is written in
        language text not null check (language in ('ja', 'en')),
        shared_at timestamptz not null,
        unique (draw_id, card)
      );
      create index shares_of_member on shares.shares (member_id, shared_at, token);
      create index shares_oldest on shares.shares (shared_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema shares cascade');
  }
}
