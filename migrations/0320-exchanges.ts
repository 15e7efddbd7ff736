import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates offers to exchange undecided cards, and the records of exchanges. */
export class Exchanges1763600000320 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema exchanges;
      create table exchanges.offers (
        id uuid primary key,
        -- of the catalog, and what it looked like when it was offered
        card_id text not null,
        card jsonb not null,
        price_point integer not null check (price_point > 0),
        stock integer not null check (stock >= 0),
        -- how many members have received
        taken integer not null default 0 check (taken >= 0),
        withdrawn_at timestamptz,
        created_at timestamptz not null,
        -- of what operators have written; what members take leaves it as it is
        version integer not null default 1
      ) with (fillfactor = 70);
      create index offers_newest on exchanges.offers (created_at desc, id desc) where withdrawn_at is null;

      -- A card as it was when it was offered; it never changes.
      create table draws.offered_cards (
        offer_id text primary key,
        title text not null,
        title_en text not null,
        prize json not null
      );

      -- What was received in exchange was not drawn: it has no place in a public log.
      alter table draws.draws
        alter day drop not null,
        alter client_seed drop not null,
        alter client_seed_by drop not null,
        alter head drop not null,
        add constraint draws_drawn_or_received check (num_nonnulls(day, client_seed, client_seed_by, head) in (0, 4));
      alter table draws.draw_history add column exchanged integer not null default 0;
      alter table ledger.card_places add column exchanged integer not null default 0;
      alter table ledger.cards_by_pack add column exchanged bigint not null default 0;

      -- Where the cards of a draw are from, by its pack_id: a box, or an offer of the exchange.
      create view draws.card_sources as
        select pack_id, offer->>'title' as title, offer->>'titleEn' as title_en, offer->'prizes' as prizes from draws.boxes
        union all
        select offer_id, title, title_en, json_build_array(prize) from draws.offered_cards;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view draws.card_sources;
      alter table ledger.cards_by_pack drop column exchanged;
      alter table ledger.card_places drop column exchanged;
      alter table draws.draw_history drop column exchanged;
      alter table draws.draws
        drop constraint draws_drawn_or_received,
        alter day set not null,
        alter client_seed set not null,
        alter client_seed_by set not null,
        alter head set not null;
      drop table draws.offered_cards;
      drop schema exchanges cascade;
    `);
  }
}
