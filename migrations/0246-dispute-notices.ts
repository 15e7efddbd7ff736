import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the cases and stages of disputes that webhooks of providers report. */
export class DisputeNotices1763600000246 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments.notices
        -- what the dispute goes by at the provider; null of what is about none
        add column dispute_case text,
        add column dispute_stage text check (dispute_stage in ('opened', 'resolved')),
        add check ((dispute_case is null) = (dispute_stage is null));
      -- of the latest dispute that notices have told of
      alter table payments.payments add column dispute_case text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments.payments drop column dispute_case;
      alter table payments.notices drop column dispute_case, drop column dispute_stage`);
  }
}
