import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the details that a second operator sees, further daily limits, and a category for the reason of a command. */
export class SecondOperator1763600000510 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table operators.approvals
        -- what is unsold of a box may be worth more than an integer holds
        alter column worth type bigint,
        drop constraint approvals_unit_check,
        add check (unit in ('points', 'coins', 'yen', 'percent')),
        -- what the worth consists of
        add column about jsonb not null default '{}',
        -- parts of the request are not kept: it has to be given again by hand
        add column by_hand boolean not null default false,
        add column reason_code text;

      alter table operators.audit_trail add column reason_code text;

      alter table operators.grants_of_days rename to sums_of_days;
      alter table operators.sums_of_days rename column given to sum;
      alter table operators.sums_of_days
        add column cap text not null default 'grants',
        drop constraint grants_of_days_pkey,
        add constraint sums_of_days_pkey primary key (operator_id, day, cap, unit),
        drop constraint grants_of_days_unit_check,
        add constraint sums_of_days_unit_check check (unit in ('points', 'coins', 'yen')),
        drop constraint grants_of_days_given_check,
        add constraint sums_of_days_sum_check check (sum >= 0);
      alter table operators.sums_of_days alter column cap drop default;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from operators.sums_of_days where cap <> 'grants' or sum = 0;
      alter table operators.sums_of_days
        drop constraint sums_of_days_pkey,
        drop column cap,
        add constraint grants_of_days_pkey primary key (operator_id, day, unit),
        drop constraint sums_of_days_unit_check,
        add constraint grants_of_days_unit_check check (unit in ('points', 'coins')),
        drop constraint sums_of_days_sum_check;
      alter table operators.sums_of_days rename column sum to given;
      alter table operators.sums_of_days add constraint grants_of_days_given_check check (given > 0);
      alter table operators.sums_of_days rename to grants_of_days;

      alter table operators.audit_trail drop column reason_code;

      delete from operators.approvals where unit = 'percent' or worth > 2147483647;
      alter table operators.approvals
        drop column reason_code,
        drop column by_hand,
        drop column about,
        drop constraint approvals_unit_check,
        add check (unit in ('points', 'coins', 'yen')),
        alter column worth type integer;
    `);
  }
}
