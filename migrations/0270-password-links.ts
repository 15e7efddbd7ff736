import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the links with which members reset a forgotten password. */
export class PasswordLinks1763600000270 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Of a link's secret, the hash alone.
      create table members.password_links (
        token_hash text primary key,
        member_id uuid not null references members.profiles,
        expires_at timestamptz not null,
        -- when a password was chosen with it, or something else made it void
        used_at timestamptz
      );
      create index password_links_of_member on members.password_links (member_id) where used_at is null;
      create index password_links_by_age on members.password_links (expires_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table members.password_links');
  }
}
