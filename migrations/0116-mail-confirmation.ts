import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the confirmation of mail addresses, and a limit on mails to an unconfirmed address. */
export class MailConfirmation1763600000116 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table members.profiles add column mail_confirmed_at timestamptz;

      -- The links that mails carry; of a link's secret, the hash alone.
      create table members.mail_links (
        token_hash text primary key,
        member_id uuid not null references members.profiles,
        expires_at timestamptz not null
      );
      create index mail_links_of_member on members.mail_links (member_id);
      create index mail_links_by_age on members.mail_links (expires_at);

      -- Addresses that anybody may have typed in: three mails within 24 hours go there, and the next wait their turn.
      create table mail.unconfirmed (
        -- in lower case
        address text primary key,
        -- when the latest mails are due, three at the most, oldest first
        turns timestamptz[] not null default '{}'
      );
      insert into mail.unconfirmed (address) select lower(mail) from members.profiles;

      -- When a mail to an address is due: at once, or when its turn comes; null, and no turn is taken, when that is more
      -- than three days away.
      create function mail.take_turn(recipient text, at timestamptz) returns timestamptz language plpgsql as $$
      declare
        taken timestamptz[];
        turn timestamptz;
      begin
        select u.turns into taken from mail.unconfirmed u where u.address = lower(recipient) for update;
        if not found then return at; end if;
        turn := greatest(at, taken[cardinality(taken) - 2] + interval '24 hours');
        if turn > at + interval '3 days' then return null; end if;
        update mail.unconfirmed u set turns = (taken || turn)[greatest(1, cardinality(taken) - 1):]
          where u.address = lower(recipient);
        return turn;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop function mail.take_turn;
      drop table mail.unconfirmed, members.mail_links;
      alter table members.profiles drop column mail_confirmed_at;
    `);
  }
}
