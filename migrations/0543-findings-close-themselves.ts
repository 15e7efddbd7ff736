import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to each finding the time of its mail, the member it concerns, and a mark for findings that no later check can close. */
export class FindingsCloseThemselves1763600000543 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table books.findings
        -- when operators were mailed; null while it is to be mailed
        add column reported_at timestamptz,
        -- facts of the log contradict each other: no later check can find agreement
        add column of_log boolean not null default false;
      update books.findings set reported_at = found_at;
      -- Earlier releases did not tell findings about facts from findings about rows: an owner closes those that they left.
      update books.findings set of_log = true where closed_at is null and check_name in ('wallet', 'draw', 'shipment')
        and seq is null and differences -> 0 ->> 'value' in ('tickets', 'paidFor', 'decision', 'given', 'worth', 'exchange',
          'payment', 'refund', 'chargeback', 'referral', 'transfer', 'none', 'cards');
      -- A line of the house is nobody's own, though it is booked with a member's wallet.
      update books.findings f set member_id = null where closed_at is null and check_name = 'entry' and (
        exists (select from ledger.ledger_entries t where t.id = f.subject and t.account_class not like 'member:%')
        or exists (select from jsonb_array_elements(differences) d
          where d ->> 'value' = 'accountClass' and d ->> 'expected' not like 'member:%'));
      -- Two members may each have a finding about one thing.
      drop index books.findings_open;
      create unique index findings_open on books.findings (check_name, subject, member_id) nulls not distinct
        where closed_at is null;
      create index findings_reported on books.findings (reported_at);
      create index findings_unreported on books.findings (id) where reported_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index books.findings_open;
      create unique index findings_open on books.findings (check_name, subject) where closed_at is null;
      alter table books.findings drop column reported_at, drop column of_log;
    `);
  }
}
