import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds refunds of payments, and the debts of members. */
export class Refunds1763600000180 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments.payments
        -- has gone back
        add refunded_yen integer not null default 0 check (refunded_yen between 0 and yen),
        -- is on its way back
        add refunding_yen integer not null default 0 check (refunding_yen >= 0),
        -- who brings it back; null while nothing is on its way
        add refund_by text,
        -- what its member owes of it
        add owed_yen integer not null default 0 check (owed_yen >= 0);
      create index payments_owed on payments.payments (requested_at) where owed_yen > 0;
      create index payments_refunding on payments.payments (requested_at) where refunding_yen > 0;

      alter table payments.external_calls drop constraint external_calls_kind_check,
        add constraint external_calls_kind_check check (kind in ('start', 'query', 'capture', 'cancel', 'refund'));

      -- Members who are banned or owe something have a row, nobody else.
      alter table members.standing
        alter banned_at drop not null,
        add owed_yen integer not null default 0 check (owed_yen >= 0);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from payments.external_calls where kind = 'refund';
      delete from members.standing where banned_at is null;
      alter table members.standing alter banned_at set not null, drop owed_yen;
      alter table payments.external_calls drop constraint external_calls_kind_check,
        add constraint external_calls_kind_check check (kind in ('start', 'query', 'cancel'));
      alter table payments.payments drop refunded_yen, drop refunding_yen, drop refund_by, drop owed_yen;
    `);
  }
}
