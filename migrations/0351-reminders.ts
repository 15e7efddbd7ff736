import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the state of reminder mails: the time up to which the shop has looked ahead, and has reminded each member. */
export class Reminders1763600000351 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- one row for each kind of reminder: the last deadline that was looked at
      create table notifications.looks (
        kind text primary key,
        due_at timestamptz not null,
        stream_id text not null,
        ref text not null
      );
      create table notifications.reminded (
        member_id uuid not null,
        kind text not null,
        -- of all that is due until then the member has been told
        until timestamptz not null,
        primary key (member_id, kind)
      );
      create index reminded_by_age on notifications.reminded (until);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table notifications.reminded, notifications.looks');
  }
}
