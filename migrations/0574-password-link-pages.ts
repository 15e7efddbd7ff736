import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to a password link the page that asked for the log-in. It is kept until the link is sent. */
export class PasswordLinkPages1763600000574 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table members.password_link_pages (
        request_key text primary key,
        page text not null
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table members.password_link_pages');
  }
}
