import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds fields of cards and packs that only the console shows, and the names of special tabs. */
export class CatalogConsole1763600000085 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table catalog.cards
        add column cost_yen integer not null default 0 check (cost_yen >= 0),
        add column no_reduction boolean not null default false,
        add column version integer not null default 1;

      -- When a draft is to be published by itself.
      alter table catalog.packs
        add column publish_at timestamptz,
        add constraint only_drafts_are_planned check (publish_at is null or status = 'draft'),
        add constraint pack_is_of_a_game check (card_type between 1 and 19);

      -- The tabs of everything, of what is coming and of notices are rows like the games: they have names and a place.
      alter table catalog.card_types
        add column version integer not null default 1,
        drop constraint card_types_id_check,
        add constraint card_types_id_check check (id between 1 and 19 or id in (999998, 9999, -1));
      insert into catalog.card_types (id, name_ja, name_en, position) values
        (999998, 'ALL', 'ALL', 0),
        (9999, 'comming soon', 'comming soon', 1000),
        (-1, 'お知らせ', 'Notices', 1001);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from catalog.card_types where id not between 1 and 19;
      alter table catalog.card_types drop column version,
        drop constraint card_types_id_check,
        add constraint card_types_id_check check (id between 1 and 19);
      alter table catalog.packs drop constraint pack_is_of_a_game, drop column publish_at;
      alter table catalog.cards drop column cost_yen, drop column no_reduction, drop column version;
    `);
  }
}
