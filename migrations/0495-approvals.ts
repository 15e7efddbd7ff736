import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates commands that wait for a second operator, who approved them, and the daily amounts of each operator. */
export class Approvals1763600000495 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table operators.approvals (
        id bigint generated always as identity primary key,
        resource text not null,
        resource_id text not null,
        command text not null,
        -- of who asks, what they ask for, and why: the very same command is known by it
        digest text not null,
        request jsonb not null,
        reason text not null,
        worth integer not null,
        unit text not null check (unit in ('points', 'coins', 'yen')),
        asked_by uuid not null,
        asked_at timestamptz not null,
        expires_at timestamptz not null,
        decided_by uuid check (decided_by <> asked_by),
        decided_at timestamptz,
        is_approved boolean,
        decision_reason text,
        used_at timestamptz,
        version integer not null default 1,
        check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_approved is null)),
        check (used_at is null or is_approved)
      );
      create index approvals_by_digest on operators.approvals (digest) where used_at is null;
      create index approvals_of_operator on operators.approvals (asked_by);
      create index approvals_undecided on operators.approvals (expires_at) where decided_at is null;

      alter table operators.audit_trail add column approved_by uuid;

      -- What an operator has given to members without a second one, by the day of Tokyo.
      create table operators.grants_of_days (
        operator_id uuid not null,
        day date not null,
        unit text not null check (unit in ('points', 'coins')),
        given integer not null check (given > 0),
        primary key (operator_id, day, unit)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table operators.grants_of_days;
      alter table operators.audit_trail drop column approved_by;
      drop table operators.approvals;
    `);
  }
}
