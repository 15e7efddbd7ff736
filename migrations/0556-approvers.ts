import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the operators who have had control of an account, so that one person with two accounts does not count as two. */
export class Approvers1763600000556 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.operators
        -- added, enabled, promoted or reset: from then on they may approve; null: since always
        add column approves_from timestamptz,
        -- who has added them, or reset their password or authenticator
        add column hands uuid[] not null default '{}',
        -- disabled, or given a role that approves nothing
        add column left_approvers_at timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.operators
        drop column left_approvers_at,
        drop column hands,
        drop column approves_from;
    `);
  }
}
