import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates messages to the shop, and its replies. */
export class Contacts1763600000380 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema contacts;
      create table contacts.contacts (
        id uuid primary key,
        -- as people read it: C100001
        number bigint generated always as identity (start with 100001) unique,
        -- null: a visitor
        member_id uuid,
        mail text not null,
        name text not null,
        subject text not null,
        body text not null,
        language text not null check (language in ('ja', 'en')),
        -- what it is about, as whoever wrote has it: a parcel's number, or the id of a draw
        reference text not null,
        status text not null default 'open' check (status in ('open', 'answered', 'closed')),
        -- an operator
        assigned_to uuid,
        written_at timestamptz not null,
        answered_at timestamptz,
        closed_at timestamptz,
        version integer not null default 1
      );
      create index contacts_waiting on contacts.contacts (written_at, id) where status = 'open';
      create index contacts_newest on contacts.contacts (written_at desc, id desc);
      create index contacts_of_member on contacts.contacts (member_id, written_at, id) where member_id is not null;

      create table contacts.answers (
        id bigint generated always as identity primary key,
        contact_id uuid not null references contacts.contacts on delete cascade,
        answered_by uuid not null,
        text text not null,
        answered_at timestamptz not null
      );
      create index answers_of_contact on contacts.answers (contact_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema contacts cascade');
  }
}
