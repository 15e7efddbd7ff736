import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the amounts of partial disputes, and later checks of paid payments at their provider. */
export class ProviderReturns1763600000546 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- yen in dispute by the latest notice; null where it does not say
      alter table payments.payments add column dispute_case_yen integer check (dispute_case_yen >= 0);
      alter table payments.notices add column dispute_yen integer check (dispute_yen >= 0);

      -- Providers are asked about paid payments for 180 days: whether their money is still there.
      delete from store.deadlines d using payments.payments p
        where d.kind = 'payment-look' and d.stream_id = 'payment-' || p.payment_id and p.status = 'paid';
      insert into store.deadlines (kind, stream_id, ref, owner, due_at)
        select 'payment-look', 'payment-' || p.payment_id, '', '', min(p.paid_at + days * interval '1 day')
          from payments.payments p, unnest(array[1, 3, 7, 14, 30, 60, 90, 120, 180]) days
         where p.status = 'paid' and p.provider <> 'bank' and p.yen > p.refunded_yen + p.charged_back_yen
           and p.paid_at + days * interval '1 day' > now()
         group by p.payment_id;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from store.deadlines d using payments.payments p
        where d.kind = 'payment-look' and d.stream_id = 'payment-' || p.payment_id and p.status = 'paid';
      alter table payments.notices drop column dispute_yen;
      alter table payments.payments drop column dispute_case_yen;
    `);
  }
}
