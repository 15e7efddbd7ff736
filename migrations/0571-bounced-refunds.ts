import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds later checks of refunds at their provider, and the outcomes of disputes. */
export class BouncedRefunds1763600000571 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- how the provider has decided a dispute; null where it has not, or does not say
      alter table payments.notices add column dispute_outcome text check (dispute_outcome in ('won', 'lost'));

      -- Providers are asked about refunds, also whole ones, for 180 days: whether they have made them after all.
      insert into store.deadlines (kind, stream_id, ref, owner, due_at)
        select 'payment-look', 'payment-' || p.payment_id, '', '', min(m.at + days * interval '1 day')
          from payments.payments p join payments.movements m on m.payment_id = p.payment_id and m.kind = 'refund',
               unnest(array[1, 3, 7, 14, 30, 60, 90, 120, 180]) days
         where p.status = 'paid' and p.provider <> 'bank' and m.at + days * interval '1 day' > now()
           and not exists (select from store.deadlines d where d.kind = 'payment-look' and d.stream_id = 'payment-' || p.payment_id)
         group by p.payment_id;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table payments.notices drop column dispute_outcome');
  }
}
