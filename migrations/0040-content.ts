import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the banner of the top page, and notices. */
export class Content1763600000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema content;

      create table content.banner (
        only_row boolean primary key default true check (only_row),
        -- 1 images, 2 a video
        mode smallint not null check (mode in (1, 2)),
        files text[] not null
      );
      insert into content.banner (mode, files) values (1, '{}');

      create table content.notices (
        id uuid primary key,
        title_ja text not null,
        -- '' where there is no English: the Japanese is shown
        title_en text not null,
        -- HTML, sanitised when it was written
        content_ja text not null,
        content_en text not null,
        last_name text not null,
        first_name text not null,
        images text[] not null,
        published boolean not null,
        created_at timestamptz not null
      );
      create index notices_newest on content.notices (created_at desc, id desc) where published;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema content cascade');
  }
}
