import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates groups of members who may be one person or cooperate, and the cases of operators against them. */
export class Abuse1763600000520 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema abuse;
      -- What the last look found; it is made anew with each.
      create table abuse.items (
        id bigint generated always as identity primary key,
        members uuid[] not null,
        score integer not null,
        -- what is shared, by whom, since when; no value of it
        evidence jsonb not null,
        since timestamptz not null,
        found_at timestamptz not null,
        stake_points bigint not null,
        stake_cards integer not null,
        stake_bonus integer not null,
        version integer not null default 1
      );
      create index items_of_member on abuse.items using gin (members);
      create index items_by_score on abuse.items (score desc, id);

      create table abuse.cases (
        id bigint generated always as identity primary key,
        members uuid[] not null,
        -- as it was when the case was opened
        evidence jsonb not null,
        score integer not null,
        state text not null default 'open' check (state in ('open', 'dismissed', 'banned', 'forfeited')),
        opened_at timestamptz not null,
        opened_by uuid not null,
        assigned_to uuid,
        closed_at timestamptz,
        version integer not null default 1,
        check ((state = 'open') = (closed_at is null))
      );
      create index cases_of_member on abuse.cases using gin (members);
      -- No one is in two open cases at once: held by the lock of the cases.
      create index cases_open on abuse.cases (id) where state = 'open';

      create table abuse.case_steps (
        id bigint generated always as identity primary key,
        case_id bigint not null references abuse.cases on delete cascade,
        step text not null check (step in ('opened', 'noted', 'assigned', 'forfeited', 'dismissed', 'closed')),
        at timestamptz not null,
        operator_id uuid not null,
        -- whose account was forfeited
        member_id uuid,
        text text not null default ''
      );
      create index steps_of_case on abuse.case_steps (case_id, id);

      create table abuse.state (
        is_one boolean primary key default true check (is_one),
        -- when all members were looked at the last time, and how long it took
        looked_at timestamptz,
        took_ms integer
      );
      insert into abuse.state default values;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema abuse cascade');
  }
}
