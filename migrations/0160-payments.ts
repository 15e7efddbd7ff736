import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates point courses, payments, and requests to payment providers. */
export class Payments1763600000160 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema payments;

      create table payments.courses (
        id uuid primary key,
        price integer not null check (price > 0),
        point integer not null check (point > 0),
        bonus_point integer not null check (bonus_point >= 0),
        bonus_coin integer not null check (bonus_coin >= 0),
        memo text not null,
        -- '' where there is no English: the Japanese is shown
        memo_en text not null,
        on_sale boolean not null,
        position integer not null,
        -- taken out of the shop for good
        withdrawn_at timestamptz,
        created_at timestamptz not null,
        version integer not null default 1
      );

      -- moves in the commit of the facts
      create table payments.payments (
        payment_id uuid primary key,
        member_id uuid not null,
        course_id uuid not null,
        method text not null,
        provider text not null,
        yen integer not null check (yen > 0),
        points integer not null,
        bonus_points integer not null,
        bonus_coins integer not null,
        pack_id text,
        status text not null,
        requested_at timestamptz not null,
        due_at timestamptz not null,
        provider_ref text,
        paid_at timestamptz,
        -- paid after it had expired
        late boolean not null,
        failure_code text,
        -- since when its provider has given no answer to what it was asked
        silent_since timestamptz,
        -- what somebody must look at
        alarms text[] not null,
        version integer not null
      );
      create index payments_of_member on payments.payments (member_id, requested_at desc, payment_id desc);
      create index payments_newest on payments.payments (requested_at desc, payment_id desc);
      create index payments_by_provider_ref on payments.payments (provider_ref) where provider_ref is not null;
      create index payments_with_alarms on payments.payments (requested_at) where alarms <> '{}';
      create index payments_unanswered on payments.payments (requested_at) where status = 'requested' or silent_since is not null;

      -- what is needed to pay, and says who pays; erased some time after
      create table payments.details (
        payment_id uuid primary key references payments.payments,
        -- of a slip: what is typed at the store or at the machine
        number text,
        -- other things on it, and where the member goes on
        content jsonb not null,
        written_at timestamptz not null
      );
      create index details_by_number on payments.details (number) where number is not null;
      create index details_to_erase on payments.details (written_at);

      -- what the sender of a transfer writes before the name; no two open ones have the same
      create table payments.transfer_numbers (
        number text primary key check (number ~ '^[0-9]{5}$'),
        payment_id uuid not null unique,
        free_at timestamptz not null
      );
      create index transfer_numbers_by_free_at on payments.transfer_numbers (free_at);

      create table payments.external_calls (
        call_id uuid primary key,
        payment_id uuid not null references payments.payments,
        kind text not null check (kind in ('start', 'query', 'cancel')),
        via text not null,
        -- somebody waits for it
        interactive boolean not null,
        -- encrypted; null once it has ended
        request bytea,
        created_at timestamptz not null,
        -- when it is to be made, or until when a process has it; null once it has ended
        due_at timestamptz,
        attempts integer not null default 0,
        -- how often the provider has said that it does not know the payment
        misses integer not null default 0,
        -- somebody wanted to know while the question was on its way
        again boolean not null default false,
        outcome text,
        ended_at timestamptz
      );
      create index external_calls_due on payments.external_calls (due_at) where due_at is not null;
      create index external_calls_waited_for on payments.external_calls (due_at) where due_at is not null and interactive;
      create unique index external_calls_open on payments.external_calls (payment_id, kind) where due_at is not null;
      create index external_calls_of_payment on payments.external_calls (payment_id, created_at);

      create table payments.notices (
        provider text not null,
        notice_id text not null,
        sha256 bytea not null,
        payment_id text not null,
        -- what it says was paid; null where it does not say
        yen integer,
        received_at timestamptz not null,
        -- when its payment was looked at; null while nobody knows it
        joined_at timestamptz,
        primary key (provider, notice_id)
      );
      create index notices_to_join on payments.notices (received_at) where joined_at is null;
      create index notices_by_age on payments.notices (received_at);

      create table payments.session_memory (
        session_id text primary key,
        current_course_id uuid,
        last_payment_id uuid,
        changed_at timestamptz not null
      );
      create index session_memory_by_age on payments.session_memory (changed_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema payments cascade');
  }
}
