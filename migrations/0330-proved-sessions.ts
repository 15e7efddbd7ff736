import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time at which a member last proved their identity in a session. */
export class ProvedSessions1763600000330 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- null for a session from before: as if it was long ago
      alter table http.sessions add column proved_at timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table http.sessions drop column proved_at');
  }
}
