import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Binds an approval to the state that its second operator saw. Earlier requests have no digest and count as expired, because
 * that state is unknown.
 */
export class BoundApprovals1763600000555 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.approvals
        drop constraint approvals_unit_check,
        add check (unit in ('points', 'coins', 'yen', 'percent', 'operators')),
        -- keyed digest of the object's state, and one of each of its fields: they name what has changed, and hold no value
        add column state_digest text,
        add column field_digests jsonb not null default '{}',
        -- the object has changed since: another request took its place
        add column replaced_at timestamptz,
        add column replaces bigint references operators.approvals (id),
        -- what had changed since the request that this one replaces
        add column changed jsonb not null default '[]';
      create unique index approvals_replaced_once on operators.approvals (replaces) where replaces is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index operators.approvals_replaced_once;
      update operators.approvals set replaces = null;
      delete from operators.approvals where unit = 'operators';
      alter table operators.approvals
        drop column changed,
        drop column replaces,
        drop column replaced_at,
        drop column field_digests,
        drop column state_digest,
        drop constraint approvals_unit_check,
        add check (unit in ('points', 'coins', 'yen', 'percent'));
    `);
  }
}
