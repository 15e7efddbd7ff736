import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes ledger lines smaller and cheaper to write. Values that follow from the member column are dropped, and so are indexes
 * on values that nearly all lines share.
 */
export class SlimLedgerEntries1763600000370 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ledger.ledger_entries rename to entries_before;

      create table ledger.ledger_entries (
        -- the event's id and the number of the line in it, from 0
        id text not null,
        stream_version integer not null,
        at timestamptz not null,
        recorded_at timestamptz not null,
        unit text not null check (unit in ('points', 'coins')),
        -- an account of the house, or with the member the account of theirs
        account_class text not null,
        -- null where it is of a deposit
        member_id uuid,
        lot_id uuid,
        amount bigint not null,
        type text not null,
        kind text not null,
        document text not null,
        memo text,
        -- null where it is the member themselves
        actor text,
        check (member_id is not null or (actor is not null and account_class not like 'member:%'))
      );
      insert into ledger.ledger_entries (id, stream_version, at, recorded_at, unit, account_class, member_id, lot_id, amount, type, kind,
          document, memo, actor)
        select id, stream_version, at, recorded_at, unit, regexp_replace(account, '^member:.*:', 'member:'), member_id, lot_id,
          amount, type, kind, document, memo, nullif(actor, 'member:' || member_id)
        from ledger.entries_before;
      drop table ledger.entries_before;

      alter table ledger.ledger_entries add primary key (id);
      create index ledger_entries_newest on ledger.ledger_entries (at);
      create index ledger_entries_of_member on ledger.ledger_entries (member_id, at);
      create index ledger_entries_of_document on ledger.ledger_entries using hash (document);
      create index ledger_entries_by_amount on ledger.ledger_entries (abs(amount), at);
      -- the commonest are found among the newest
      create index ledger_entries_of_class on ledger.ledger_entries (account_class, at)
        where account_class not in ('sales', 'conversion', 'member:paid', 'member:free', 'member:coin');
      create index ledger_entries_of_kind on ledger.ledger_entries (kind, at) where kind not in ('draw', 'decision');
      create index ledger_entries_in_coins on ledger.ledger_entries (at) where unit = 'coins';
      create index ledger_entries_by_operators on ledger.ledger_entries (actor, at) where actor like 'operator:%';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ledger.ledger_entries rename to entries_before;

      create table ledger.ledger_entries (
        id text not null,
        stream_version integer not null,
        at timestamptz not null,
        recorded_at timestamptz not null,
        unit text not null check (unit in ('points', 'coins')),
        account text not null,
        member_id uuid,
        lot_id uuid,
        amount bigint not null,
        type text not null,
        kind text not null,
        document text not null,
        memo text,
        actor text not null
      );
      insert into ledger.ledger_entries (id, stream_version, at, recorded_at, unit, account, member_id, lot_id, amount, type, kind,
          document, memo, actor)
        select id, stream_version, at, recorded_at, unit,
          case when account_class like 'member:%' then 'member:' || member_id || substr(account_class, length('member:'))
            else account_class end,
          member_id, lot_id, amount, type, kind, document, memo, coalesce(actor, 'member:' || member_id)
        from ledger.entries_before;
      drop table ledger.entries_before;

      alter table ledger.ledger_entries add primary key (id);
      create index ledger_entries_newest on ledger.ledger_entries (at, id) include (account, unit, kind, amount);
      create index ledger_entries_of_account on ledger.ledger_entries (account, at, id) include (unit, amount);
      create index ledger_entries_of_member on ledger.ledger_entries (member_id, at, id) include (unit, amount);
      create index ledger_entries_of_kind on ledger.ledger_entries (kind, at, id) include (unit, amount);
      create index ledger_entries_of_document on ledger.ledger_entries (document, at, id);
      create index ledger_entries_of_lot on ledger.ledger_entries (lot_id, at, id) where lot_id is not null;
      create index ledger_entries_by_amount on ledger.ledger_entries (abs(amount), id);
      create index ledger_entries_in_coins on ledger.ledger_entries (at, id) include (amount) where unit = 'coins';
      create index ledger_entries_by_operators on ledger.ledger_entries (actor, at, id)
        where actor like 'operator:%';
    `);
  }
}
