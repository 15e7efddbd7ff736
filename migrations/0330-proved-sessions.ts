import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When it was last shown in a session that it is the member in person. */
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
