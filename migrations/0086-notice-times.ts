import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time range in which a published notice is shown. A missing time means no limit. */
export class NoticeTimes1763600000086 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table content.notices
        add column show_from timestamptz,
        add column show_to timestamptz,
        add constraint shown_for_some_time check (show_to > show_from),
        add column version integer not null default 1;
      alter table content.banner add column version integer not null default 1;
      drop index content.notices_newest;
      create index notices_newest on content.notices (coalesce(show_from, created_at) desc, id desc) where published;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index content.notices_newest;
      create index notices_newest on content.notices (created_at desc, id desc) where published;
      alter table content.notices drop column show_from, drop column show_to, drop column version;
      alter table content.banner drop column version;
    `);
  }
}
