import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an encrypted column for unsubscribe links of queued mails, and erases texts that were kept of mails discarded since
 * 0553.
 */
export class SealedUnsubscribeLinks1763600000567 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- the link while its mail waits, encrypted under the shop's secret; unsubscribe is the sandbox's, which sends none
      alter table mail.messages add column encrypted_unsubscribe bytea;
      update mail.messages set body = null, unsubscribe = null
       where discarded_at is not null and (body is not null or unsubscribe is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table mail.messages drop column encrypted_unsubscribe');
  }
}
