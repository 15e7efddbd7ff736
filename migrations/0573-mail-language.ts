import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the language of mails, which the member chose last; null until the member chooses one after the registration. */
export class MailLanguage1763600000573 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table members.profiles add mail_language text check (mail_language in ('ja', 'en'))");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table members.profiles drop mail_language');
  }
}
