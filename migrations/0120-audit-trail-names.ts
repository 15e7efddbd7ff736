import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds audit entries of unknown operators, amounts and changes of commands, and indexes by command and amount. */
export class AuditTrailNames1763600000120 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.audit_trail
        -- null: somebody who was not let in
        alter column operator_id drop not null,
        -- of the network that it came from, where that is what there is to know
        add column address text,
        add column amount bigint,
        -- what the amount is of: points, coins
        add column unit text,
        -- by field: what it was before and after, [null, ...] where there was nothing
        add column changes jsonb,
        -- what is recorded only once: the later ones of the same name are left out
        add column once text collate "C";
      create unique index audit_trail_once on operators.audit_trail (once) where once is not null;
      create index audit_trail_of_command on operators.audit_trail (resource, command, id);
      create index audit_trail_of_amount on operators.audit_trail (amount, id) where amount is not null;

      -- when the operator last showed in this session who they are
      alter table operators.operator_sessions add column confirmed_at timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.operator_sessions drop column confirmed_at;
      drop index operators.audit_trail_of_amount, operators.audit_trail_of_command, operators.audit_trail_once;
      alter table operators.audit_trail drop column once, drop column changes, drop column unit, drop column amount,
        drop column address;
    `);
  }
}
