import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the cosignatures of witnesses, and the state of each witness. */
export class LogWitnesses1763600000471 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table proof.cosignatures (
        size bigint not null,
        witness text not null,
        -- of the note, with its end
        line text not null,
        cosigned_at timestamptz not null,
        primary key (size, witness)
      );
      create table proof.witnesses (
        witness text primary key,
        -- of the head that it has cosigned last
        size bigint not null default 0 check (size >= 0),
        cosigned_at timestamptz,
        -- why it did not cosign when it was asked last; null where it did
        failure text,
        asked_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table proof.cosignatures; drop table proof.witnesses');
  }
}
