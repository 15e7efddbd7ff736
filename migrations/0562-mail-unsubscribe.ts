import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds unsubscribe links to optional mails for mail programs (RFC 8058). */
export class MailUnsubscribe1763600000562 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table mail.messages add unsubscribe text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table mail.messages drop unsubscribe');
  }
}
