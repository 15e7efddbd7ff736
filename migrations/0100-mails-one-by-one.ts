import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds attempts, leases and parking for each mail. Sent mails are erased after a time. */
export class MailsOneByOne1763600000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table mail.messages
        add column mail_id bigint generated always as identity unique,
        add column attempts integer not null default 0,
        -- when it is to be tried next, or until when a process has it; null where nothing is to be done
        add column due_at timestamptz,
        -- what was wrong the last time
        add column error text,
        -- when it was last given up
        add column parked_at timestamptz,
        add column discarded_at timestamptz,
        -- erased some time after it was sent or discarded
        alter column recipient drop not null,
        alter column subject drop not null,
        alter column body drop not null;
      update mail.messages set due_at = created_at where sent_at is null;

      drop index mail.messages_unsent;
      create index messages_due on mail.messages (due_at) where due_at is not null;
      create index messages_parked on mail.messages (mail_id) where parked_at is not null;
      create index messages_to_erase on mail.messages (coalesce(sent_at, discarded_at)) where recipient is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index mail.messages_due, mail.messages_parked, mail.messages_to_erase;
      delete from mail.messages where recipient is null;
      alter table mail.messages
        drop column mail_id, drop column attempts, drop column due_at, drop column error, drop column parked_at,
        drop column discarded_at,
        alter column recipient set not null,
        alter column subject set not null,
        alter column body set not null;
      create index messages_unsent on mail.messages (created_at) where sent_at is null;
    `);
  }
}
