import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an urgent line of text to the banner of the top page. */
export class BannerAlert1763600000051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table content.banner
        -- '' where there is nothing to tell
        add alert text not null default '',
        -- '' where there is no English: the Japanese is shown
        add alert_en text not null default '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table content.banner drop alert, drop alert_en');
  }
}
