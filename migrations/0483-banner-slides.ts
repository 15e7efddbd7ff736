import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a picture of the banner has besides: words, a button, and from when until when it is shown. */
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
