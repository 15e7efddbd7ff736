import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the details by which members recognize their own sessions. */
export class SessionDevices1763600000271 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table http.sessions
        -- what the member names it by: the id follows from the cookie, and is nobody's to see
        add column number uuid not null default gen_random_uuid(),
        -- what the browser said it is, when it logged in; '' where that was not kept
        add column device text not null default '',
        -- to the hour
        add column seen_at timestamptz;
      update http.sessions set seen_at = created_at;
      alter table http.sessions alter column seen_at set not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table http.sessions drop column number, drop column device, drop column seen_at');
  }
}
