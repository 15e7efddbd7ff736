import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates members' sessions, and settings that every process adopts. */
export class Http1763600000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema http;

      create table http.sessions (
        id text primary key,
        member_id text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index sessions_of_member on http.sessions (member_id);

      create table http.settings (
        name text primary key,
        value jsonb not null
      );
      insert into http.settings (name, value) values ('maintenance', 'false');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema http cascade');
  }
}
