import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates members' notifications on the site. */
export class Notifications1763600000331 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema notifications;
      -- a read model: rows for a year
      create table notifications.notifications (
        id text primary key,
        member_id uuid not null,
        created timestamptz not null,
        kind text not null,
        data jsonb not null
      );
      create index notifications_newest on notifications.notifications (member_id, created desc, id desc);
      create index notifications_by_age on notifications.notifications (created);
      create table notifications.readers (
        member_id uuid primary key,
        -- when the member last had the list open
        seen_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema notifications cascade');
  }
}
