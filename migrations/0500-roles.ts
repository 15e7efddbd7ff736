import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the roles pack editor, shipping and auditor. An auditor can read all financial data and change nothing. */
export class Roles1763600000500 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.operators drop constraint operators_role_check;
      alter table operators.operators add constraint operators_role_check
        check (role in ('owner', 'pack-editor', 'shipping', 'support', 'finance', 'auditor'));
    `);
  }

  /** Locks out operators with a new role, until an owner assigns another. */
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
