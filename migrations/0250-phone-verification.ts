import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates text messages, their counters, and the verification of phone numbers by a code. */
export class PhoneVerification1763600000250 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema sms;
      create table sms.messages (
        id uuid primary key,
        created_at timestamptz not null,
        -- what became of it, as its provider tells it, later states after earlier ones
        state text not null check (state in ('sending', 'refused', 'unknown', 'taken', 'sent', 'undelivered', 'delivered')),
        -- the provider's code of what went wrong
        error text,
        -- when the member proved with it that it arrived
        used_at timestamptz,
        -- in the sandbox alone: elsewhere nobody keeps what was written to whom
        recipient text,
        body text
      );
      create index messages_by_age on sms.messages (created_at);
      -- Asked for on each of Tokyo's days; the budget is one of a day.
      create table sms.days (
        day date primary key,
        asked integer not null check (asked >= 0)
      );
      -- The latest times that something was asked for, oldest first, of whom or for what; the keys are hashes.
      create table sms.recent (
        key text primary key,
        times timestamptz[] not null,
        last_at timestamptz not null
      );
      create index recent_by_age on sms.recent (last_at);
      -- Counts once under all of the keys, or under none; gives the milliseconds until it would be counted, 0 when it was.
      -- Of a key, so many within any stretch of so long. Rows are locked in the order of their keys, so that no two wait
      -- for each other.
      create function sms.count_asked(keys text[], most integer[], window_ms integer[], at timestamptz)
        returns double precision language plpgsql as $$
      declare wait_ms double precision;
      begin
        insert into sms.recent as r (key, times, last_at) select k, '{}', at from unnest(keys) k order by k collate "C"
          on conflict (key) do update set last_at = greatest(r.last_at, at);
        select max(extract(epoch from r.times[1] - at) * 1000 + l.window_ms) into wait_ms
          from unnest(keys, most, window_ms) l (key, most, window_ms) join sms.recent r using (key)
          where cardinality(r.times) >= l.most;
        if wait_ms > 0 then return wait_ms; end if;
        update sms.recent r set times = (r.times || at)[greatest(1, cardinality(r.times) + 2 - l.most):]
          from unnest(keys, most) l (key, most) where r.key = l.key;
        return 0;
      end $$;

      create table members.phone_codes (
        -- that of its message
        code_id uuid primary key,
        member_id uuid not null references members.profiles,
        -- as it was typed, and in the one form that tells numbers apart (E.164)
        tel text not null,
        number text not null,
        -- HMAC under a key of the shop's secret
        code_hash bytea not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        tries integer not null default 0,
        used_at timestamptz
      );
      create index phone_codes_of_member on members.phone_codes (member_id, created_at);
      create index phone_codes_by_age on members.phone_codes (created_at);
      -- Who has proved that a number is theirs; a number is one member's at a time.
      create table members.phone_holders (
        holder_id bigint generated always as identity primary key,
        number text not null,
        member_id uuid not null references members.profiles,
        verified_at timestamptz not null,
        -- when an operator released it; null while it is held
        released_at timestamptz
      );
      create unique index phone_holders_of_number on members.phone_holders (number) where released_at is null;
      create unique index phone_holders_of_member on members.phone_holders (member_id) where released_at is null;
      create index phone_holders_by_number on members.phone_holders (number);
      create index phone_holders_by_member on members.phone_holders (member_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table members.phone_holders, members.phone_codes; drop schema sms cascade');
  }
}
