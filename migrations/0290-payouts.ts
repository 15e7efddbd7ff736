import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates providers' payouts of settled days, and the matching lines of the bank's file. */
export class Payouts1763600000290 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments.settlements
        -- what the lines of the day come to, less fees, once all of them are taken
        add column payout_yen bigint not null default 0,
        -- of it, what has come to the shop's account
        add column paid_out_yen bigint not null default 0;
      -- what was settled before was booked to the account with its lines
      update payments.settlements s set payout_yen = l.net, paid_out_yen = l.net
        from (select provider, day, sum(yen - fee) as net from payments.settlement_lines group by provider, day) l
       where l.provider = s.provider and l.day = s.day;
      create index settlements_not_paid_out on payments.settlements (provider, day)
        where completed_at is not null and payout_yen <> paid_out_yen;

      -- which deposit has paid which day out; moves in the commit of the facts
      create table payments.payouts (
        deposit_id uuid not null references payments.deposits,
        provider text not null,
        day date not null,
        yen bigint not null check (yen <> 0),
        primary key (deposit_id, provider, day),
        foreign key (provider, day) references payments.settlements
      );
      create index payouts_of_day on payments.payouts (provider, day);

      -- under which names providers pay out, as an owner has said of a deposit
      create table payments.payers (
        sender_key text primary key,
        provider text not null,
        learnt_at timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table payments.payers;
      drop table payments.payouts;
      drop index payments.settlements_not_paid_out;
      alter table payments.settlements drop column payout_yen, drop column paid_out_yen`);
  }
}
