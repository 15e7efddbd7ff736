import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates deposits from the bank's files, and their assignment to payments. */
export class Deposits1763600000230 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table payments.bank_files (
        file_id uuid primary key,
        -- of its bytes: the same file is taken once
        digest bytea not null unique,
        format text not null,
        -- deposits that it tells of
        lines integer not null,
        -- it names people, and is forgotten once all its lines are taken
        content bytea,
        -- lines taken so far, and what became of them
        done integer not null default 0,
        matched integer not null default 0,
        held integer not null default 0,
        known integer not null default 0,
        imported_by uuid not null,
        imported_at timestamptz not null,
        -- when some of it was taken last
        beat_at timestamptz not null,
        ended_at timestamptz
      );
      create index bank_files_under_way on payments.bank_files (beat_at) where ended_at is null;

      -- moves in the commit of the facts
      create table payments.deposits (
        deposit_id uuid primary key,
        -- what a line says, hashed: it is the same deposit in whatever file it stands
        identity bytea not null unique,
        file_id uuid not null references payments.bank_files,
        line integer not null,
        booked_on date not null,
        enquiry text not null,
        yen bigint not null check (yen > 0),
        is_reversal boolean not null,
        status text not null,
        -- of what is held
        because text,
        -- by what it was matched
        matched_by text,
        -- of which it is, or which it names
        payment_id uuid references payments.payments,
        -- it has paid for that payment
        is_credited boolean not null,
        held_yen bigint not null check (held_yen >= 0),
        received_at timestamptz not null,
        version integer not null
      );
      create index deposits_newest on payments.deposits (received_at desc, deposit_id desc);
      create index deposits_by_day on payments.deposits (booked_on desc, deposit_id desc);
      create index deposits_held on payments.deposits (booked_on, deposit_id) where status = 'held';
      create index deposits_of_payment on payments.deposits (payment_id) where payment_id is not null;
      create index deposits_by_yen on payments.deposits (yen);

      -- who has sent it; erased some time after it was settled
      create table payments.deposit_senders (
        deposit_id uuid primary key references payments.deposits,
        -- the five digits before the name
        number text,
        sender text not null,
        sender_key text not null,
        -- null while it is held
        settled_at timestamptz
      );
      create index deposit_senders_by_number on payments.deposit_senders (number) where number is not null;
      create index deposit_senders_by_key on payments.deposit_senders (sender_key);
      create index deposit_senders_to_erase on payments.deposit_senders (settled_at) where settled_at is not null;

      -- under which names of senders are compared; payments from before have none, and are found by their number
      alter table payments.details add sender_key text;
      create index details_by_sender_key on payments.details (sender_key) where sender_key is not null;
      create index payments_open_transfers on payments.payments (yen, requested_at)
        where method = 'bank-transfer' and status <> 'paid';

      -- money that is nobody's yet is no member's
      alter table ledger.ledger_entries alter member_id drop not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from ledger.ledger_entries where member_id is null;
      alter table ledger.ledger_entries alter member_id set not null;
      drop index payments.payments_open_transfers;
      alter table payments.details drop sender_key;
      drop table payments.deposit_senders, payments.deposits, payments.bank_files;
    `);
  }
}
