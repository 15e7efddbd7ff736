import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores settlement files while they are imported, so that an interrupted import can continue. */
export class SettlementFiles1763600000291 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- until all its lines are taken
      create table payments.settlement_files (
        provider text not null,
        day date not null,
        -- of its bytes
        digest bytea not null,
        content bytea not null,
        imported_by uuid not null,
        -- when some of it was taken last
        beat_at timestamptz not null,
        primary key (provider, day, digest)
      );
      create index settlement_files_by_beat on payments.settlement_files (beat_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table payments.settlement_files');
  }
}
