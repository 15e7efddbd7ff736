import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the queue of mails. */
export class Mail1763600000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema mail;
      create table mail.messages (
        id text primary key,
        recipient text not null,
        subject text not null,
        body text not null,
        created_at timestamptz not null,
        sent_at timestamptz
      );
      create index messages_unsent on mail.messages (created_at) where sent_at is null;
      create index messages_newest on mail.messages (created_at desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema mail cascade');
  }
}
