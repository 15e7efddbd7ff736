import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the provider's own order number, and payments that the shop captures after the payer has agreed. */
export class PaymentOrderRefs1763600000190 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what the provider calls the order, where it does not go by our id: one order is of one payment
      alter table payments.payments add column order_ref text;
      create unique index payments_by_order_ref on payments.payments (provider, order_ref) where order_ref is not null;
      alter table payments.external_calls
        drop constraint external_calls_kind_check,
        add constraint external_calls_kind_check check (kind in ('start', 'query', 'capture', 'cancel', 'refund'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from payments.external_calls where kind = 'capture';
      alter table payments.external_calls
        drop constraint external_calls_kind_check,
        add constraint external_calls_kind_check check (kind in ('start', 'query', 'cancel', 'refund'));
      drop index payments.payments_by_order_ref;
      alter table payments.payments drop column order_ref;
    `);
  }
}
