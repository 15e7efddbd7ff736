import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Three roles more: who makes packs, who sends parcels, and who reads all about money and changes nothing. */
export class Roles1763600000500 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.operators drop constraint operators_role_check;
      alter table operators.operators add constraint operators_role_check
        check (role in ('owner', 'pack-editor', 'shipping', 'support', 'finance', 'auditor'));
    `);
  }

  /** Whoever has a new role is shut out, until an owner says what they are. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update operators.operators set role = 'finance', disabled_at = coalesce(disabled_at, now())
       where role not in ('owner', 'support', 'finance');
      alter table operators.operators drop constraint operators_role_check;
      alter table operators.operators add constraint operators_role_check
        check (role in ('owner', 'support', 'finance'));
    `);
  }
}
