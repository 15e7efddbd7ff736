import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erases unsubscribe links together with the texts of mails that are no longer sent. */
export class EndedUnsubscribeLinks1763600000565 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update mail.messages set unsubscribe = null
       where unsubscribe is not null and body is null and (sent_at is not null or discarded_at is not null)
    `);
  }

  /** Changes nothing, because an erased link cannot be restored. */
  async down(): Promise<void> {}
}
