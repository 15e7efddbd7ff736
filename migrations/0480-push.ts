import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates members' devices for notifications, and the queue of messages to them. */
export class Push1763600000480 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table notifications.push_devices (
        device_id uuid primary key default gen_random_uuid(),
        member_id uuid not null,
        -- of the browser that has subscribed: with the session, however it ends, ends what it is sent
        session_id text not null unique references http.sessions (id) on delete cascade,
        expires_at timestamptz not null,
        -- a browser is one member's at a time
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        language text not null,
        created_at timestamptz not null
      );
      create index push_devices_of_member on notifications.push_devices (member_id, created_at);

      create table notifications.pushes (
        device_id uuid not null references notifications.push_devices (device_id) on delete cascade,
        -- what is told, or one to try it with
        notification_id text not null,
        created_at timestamptz not null,
        -- of tries since it was sent last
        attempts integer not null default 0,
        -- null: sent, or given up
        due_at timestamptz,
        sent_at timestamptz,
        given_up_at timestamptz,
        primary key (device_id, notification_id)
      );
      create index pushes_due on notifications.pushes (due_at) where due_at is not null;
      create index pushes_by_age on notifications.pushes (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table notifications.pushes, notifications.push_devices');
  }
}
