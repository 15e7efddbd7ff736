import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates operators, their sessions, and the audit trail. */
export class Operators1763600000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema operators;

      create table operators.operators (
        id uuid primary key,
        mail text not null,
        name text not null,
        role text not null check (role in ('owner', 'support', 'finance')),
        password_hash text not null,
        created_at timestamptz not null,
        disabled_at timestamptz
      );
      create unique index operators_by_mail on operators.operators (lower(mail));

      create table operators.operator_sessions (
        id text primary key,
        operator_id uuid not null references operators.operators (id) on delete cascade,
        created_at timestamptz not null,
        seen_at timestamptz not null
      );
      create index sessions_of_operator on operators.operator_sessions (operator_id);

      create table operators.sign_in_attempts (
        key text primary key,
        attempts integer not null,
        ends_at timestamptz not null
      );

      create table operators.audit_trail (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        operator_id uuid not null references operators.operators (id),
        resource text not null,
        resource_id text not null,
        command text not null,
        reason text not null,
        outcome text not null
      );
      create index audit_trail_of_resource on operators.audit_trail (resource, resource_id, id);
      create trigger audit_trail_append_only before update or delete or truncate on operators.audit_trail
        for each statement execute function store.refuse_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema operators cascade');
  }
}
