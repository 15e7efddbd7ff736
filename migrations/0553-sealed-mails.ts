import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an encrypted column for the texts of queued mails, whose links and codes give access to accounts. Erases the texts of
 * sent and discarded mails.
 */
export class SealedMails1763600000553 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- the text while it waits to be sent, encrypted under the shop's secret; body is the sandbox's, which sends none
      alter table mail.messages add column encrypted_body bytea;
      update mail.messages set body = null where body is not null and (sent_at is not null or discarded_at is not null);
      -- Nobody has got these links, and their lives have ended.
      update mail.messages set body = regexp_replace(body, '([?&]token=)[^[:space:]&]+', '\\1', 'g')
       where parked_at is not null and due_at is null and body is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table mail.messages drop column encrypted_body');
  }
}
