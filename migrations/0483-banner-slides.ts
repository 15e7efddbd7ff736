import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds text, a button and a time range to pictures of the banner. */
export class BannerSlides1763600000483 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table content.banner
        -- one for each of the files, in their order; empty where none has any words
        add slides jsonb not null default '[]',
        add constraint slides_of_files check (jsonb_array_length(slides) in (0, cardinality(files)));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table content.banner drop slides');
  }
}
