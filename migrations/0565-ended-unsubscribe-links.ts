import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that end a member's mails go with the texts of mails that nobody sends any more. */
export class EndedUnsubscribeLinks1763600000565 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update mail.messages set unsubscribe = null
       where unsubscribe is not null and body is null and (sent_at is not null or discarded_at is not null)
    `);
  }

  /** Changes nothing: an erased link does not come back. */
  async down(): Promise<void> {}
}
