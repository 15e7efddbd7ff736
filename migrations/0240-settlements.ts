import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the lines of providers' settlement files, and their comparison with the shop's payments. */
export class Settlements1763600000240 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what the shop knows that a provider has taken and given back; moves in the commit of the facts
      create table payments.movements (
        -- the payment's, or the refund's or chargeback's
        movement_id uuid primary key,
        payment_id uuid not null references payments.payments,
        provider text not null,
        kind text not null,
        -- signed: what went back is below zero
        yen integer not null check (yen <> 0),
        at timestamptz not null,
        -- in Tokyo
        day date not null,
        -- null until a settlement was compared with it
        list text check (list in ('matched', 'other-amount', 'missing')),
        -- what the provider has settled of it; null before
        settled_yen integer
      );
      create index movements_of_payment on payments.movements (payment_id);
      create index movements_of_day on payments.movements (provider, day);
      create index movements_not_settled on payments.movements (provider, day) where settled_yen is null;

      insert into payments.movements (movement_id, payment_id, provider, kind, yen, at, day)
        select p.payment_id, p.payment_id, p.provider, 'payment', p.yen, p.paid_at, (p.paid_at at time zone 'Asia/Tokyo')::date
          from payments.payments p where p.status = 'paid' and p.provider <> 'bank'
        union all
        select r.refund, p.payment_id, p.provider, 'refund', -r.yen, r.at, (r.at at time zone 'Asia/Tokyo')::date
          from (select (c.data ->> 'refundId')::uuid as refund, (c.data ->> 'paymentId')::uuid as payment,
                       (c.data ->> 'yen')::int as yen, (c.data ->> 'at')::timestamptz as at
                  from store.events c join store.events q on q.stream_id = c.stream_id and q.type = 'RefundRequested'
                       and q.data ->> 'refundId' = c.data ->> 'refundId' and q.data ->> 'by' = 'provider'
                 where c.type = 'RefundConfirmed') r
          join payments.payments p on p.payment_id = r.payment
        union all
        select (e.data ->> 'chargebackId')::uuid, p.payment_id, p.provider, 'chargeback', -(e.data ->> 'yen')::int, e.effective_at,
               (e.effective_at at time zone 'Asia/Tokyo')::date
          from store.events e join payments.payments p on p.payment_id = (e.data ->> 'paymentId')::uuid
         where e.type = 'ChargebackLost' and p.provider <> 'bank';

      -- a provider's day, once its file was imported
      create table payments.settlements (
        provider text not null,
        day date not null,
        imported_at timestamptz not null,
        -- null while its lines are being carried out, or were broken off
        completed_at timestamptz,
        primary key (provider, day)
      );

      -- the provider's lines, each once
      create table payments.settlement_lines (
        id bigint generated always as identity primary key,
        provider text not null,
        day date not null,
        kind text not null,
        -- as the provider has it: the payment's id, where it is one of ours
        order_ref text not null,
        reference text not null,
        yen integer not null,
        fee integer not null,
        -- of lines that say the same, which one
        nth integer not null,
        list text not null check (list in ('matched', 'other-amount', 'surplus')),
        payment_id uuid references payments.payments,
        -- of ours, where there is one
        movement_id uuid references payments.movements,
        taken_at timestamptz not null,
        unique (provider, day, order_ref, reference, kind, yen, fee, nth)
      );
      create index settlement_lines_of_payment on payments.settlement_lines (payment_id);
      create index settlement_lines_by_list on payments.settlement_lines (list, day desc, id desc);
      create index settlement_lines_surplus on payments.settlement_lines (provider, id)
        where list = 'surplus' and payment_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table payments.settlement_lines;
      drop table payments.settlements;
      drop table payments.movements;
    `);
  }
}
