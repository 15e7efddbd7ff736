import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds prizes outside of the box: for the last draw and for round numbers. */
export class ExtraPrizes1763600000421 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- copies of cards with the draws that win them; fixed with the pack's other terms once it is published
      alter table catalog.packs add column extra_prizes jsonb not null default '[]';

      -- how many cards at the end of prizes no ticket stands for
      alter table draws.draws add column extras smallint not null default 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table draws.draws drop column extras;
      alter table catalog.packs drop column extra_prizes;
    `);
  }
}
