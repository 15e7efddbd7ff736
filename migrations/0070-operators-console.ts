import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds one-time passwords, versions of operators and settings, results of jobs, and daily figures. */
export class OperatorsConsole1763600000070 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.operators
        -- how many facts the operator's stream has
        add column version integer not null default 0,
        add column otp_required boolean not null default false,
        -- sealed; the one in use, and one that is being set up
        add column otp_secret bytea,
        add column otp_pending bytea,
        -- the span of 30 seconds whose code was the last to be used: neither it nor an earlier one works again
        add column otp_used_step bigint,
        add column last_sign_in_at timestamptz;
      create index audit_trail_of_operator on operators.audit_trail (operator_id, id);

      alter table http.settings
        add column version integer not null default 0,
        add column changed_at timestamptz,
        add column changed_by uuid;

      create table store.jobs (
        job text primary key,
        ran_at timestamptz not null,
        took_ms integer not null,
        -- how many things the last run settled, where it counts them
        settled integer,
        -- of the last run; the last failure stays to be seen
        error text,
        failed_at timestamptz
      ) with (fillfactor = 50);

      -- What happened on each day of Tokyo; each lane of the log has a row of its own, so that no two readers meet in one.
      create table monitoring.daily_figures (
        key text primary key,
        day text not null,
        draws bigint not null,
        tickets bigint not null,
        decided bigint not null,
        sales bigint not null,
        points_issued bigint not null,
        points_used bigint not null,
        points_expired bigint not null,
        points_converted bigint not null,
        coins_used bigint not null,
        registrations bigint not null
      ) with (fillfactor = 50);
      create index daily_figures_by_day on monitoring.daily_figures (day);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table monitoring.daily_figures, store.jobs;
      alter table http.settings drop column version, drop column changed_at, drop column changed_by;
      drop index operators.audit_trail_of_operator;
      alter table operators.operators drop column version, drop column otp_required, drop column otp_secret,
        drop column otp_pending, drop column otp_used_step, drop column last_sign_in_at;
    `);
  }
}
