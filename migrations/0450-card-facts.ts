import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds details of cards for collectors: set, back, condition or grade, and market price. */
export class CardFacts1763600000450 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table catalog.cards
        add column set_name text not null default '',
        add column set_name_en text not null default '',
        add column back_image_url text not null default '',
        add column condition text not null default '' check (condition in ('', 'S', 'A', 'B', 'C')),
        add column grader text not null default '' check (grader in ('', 'PSA', 'BGS', 'CGC', 'ARS')),
        add column grade text not null default '',
        add column certificate_number text not null default '',
        add column reference_yen integer check (reference_yen > 0),
        add column reference_source text not null default '',
        add column reference_url text not null default '',
        -- a day of Tokyo, 2026-11-24
        add column reference_day text not null default '',
        add constraint raw_or_graded check (condition = '' or grader = ''),
        add constraint grade_of_a_grader check ((grader = '') = (grade = '')),
        add constraint reference_has_its_day check ((reference_yen is null) = (reference_day = ''));

      -- As they were when the pack was drafted, and fixed with it; null for prizes from before.
      alter table catalog.prizes add column facts jsonb;

      -- Reference prices are shown as they are now.
      create trigger cards_changed after insert or update or delete on catalog.cards
        for each statement execute function catalog.count_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger cards_changed on catalog.cards;
      alter table catalog.prizes drop column facts;
      alter table catalog.cards
        drop column set_name, drop column set_name_en, drop column back_image_url, drop column condition,
        drop column grader, drop column grade, drop column certificate_number, drop column reference_yen,
        drop column reference_source, drop column reference_url, drop column reference_day;
    `);
  }
}
