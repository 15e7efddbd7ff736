import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the kinds of mails that members have subscribed to. */
export class MailWishes1763600000350 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- of members who have chosen; whoever has not wants them all
      create table notifications.mail_wishes (
        member_id uuid primary key,
        expiry boolean not null,
        undecided boolean not null,
        shipping boolean not null,
        news boolean not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table notifications.mail_wishes');
  }
}
