import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds columns and indexes with which operators find one of a million members. */
export class MemberDesk1763600000080 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- As people search for it: without blanks and case, wide and narrow letters alike, and the old forms of characters
      -- that names are full of like the new ones.
      create function members.search_key(text) returns text immutable strict parallel safe language sql
        return translate(lower(regexp_replace(normalize($1, NFKC), '\\s', '', 'g')),
                         '髙﨑邊邉齋齊斎濵濱德', '高崎辺辺斉斉斉浜浜徳');

      -- Digits alone; a Japanese number with its country code is the same number.
      create function members.tel_key(text) returns text immutable strict parallel safe language sql
        return regexp_replace(regexp_replace(normalize($1, NFKC), '\\D', '', 'g'), '^(00|010)?81(?=[1-9])', '0');

      -- Where a parcel would go: 千代田1丁目2番3号, 千代田１－２－３ and 千代田1-2-3 are one place.
      create function members.place_key(zipcode text, city text, address text, building text) returns text
        immutable strict parallel safe language sql
        return regexp_replace(zipcode, '\\D', '', 'g') || rtrim(regexp_replace(
          regexp_replace(members.search_key(city || '/' || address || '/' || building),
            '(?<=[0-9])(丁目|番地の?|番|号室|号|[‐‑–—−ー/の-])+', '-', 'g'),
          '(?<![0-9])-|[/,.、。・()]', '', 'g'), '-');

      -- "C" orders by code points, so that a beginning is a range in any database.
      create index profiles_by_mail_beginning on members.profiles (lower(mail) collate "C", member_id);
      create index profiles_by_last_name on members.profiles
        (members.search_key(last_name || first_name || middle_name) collate "C");
      create index profiles_by_first_name on members.profiles
        (members.search_key(first_name || middle_name || last_name) collate "C");
      create index profiles_by_first_and_last_name on members.profiles
        (members.search_key(first_name || last_name) collate "C") where middle_name <> '';
      create index profiles_by_tel on members.profiles (members.tel_key(tel) collate "C");
      create index profiles_by_end_of_tel on members.profiles (reverse(members.tel_key(tel)) collate "C");
      create index profiles_by_id_beginning on members.profiles ((member_id::text) collate "C");
      create index profiles_by_place on members.profiles (members.place_key(zipcode, shiku, address, building));
      create index profiles_newest on members.profiles (created_at, member_id);

      -- Where a log-in came from: the address of the network, and what the browser says it is.
      alter table members.log_ins
        add column id bigint generated always as identity primary key,
        add column address text not null default '',
        add column device text not null default '';
      create index log_ins_by_address on members.log_ins (address, at) where address <> '';
      create index log_ins_by_age on members.log_ins (at);

      -- The reason of a deed is found by what it was done to.
      create index audit_trail_of_subject on operators.audit_trail (resource_id, at);

      -- All of a member's lots, also those that are used up.
      create index lots_of_member on points.lots (member_id, issued_at, lot_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index points.lots_of_member, operators.audit_trail_of_subject;
      drop index members.log_ins_by_age, members.log_ins_by_address;
      alter table members.log_ins drop column id, drop column address, drop column device;
      drop index members.profiles_newest, members.profiles_by_place, members.profiles_by_id_beginning, members.profiles_by_end_of_tel,
        members.profiles_by_tel, members.profiles_by_first_and_last_name, members.profiles_by_first_name,
        members.profiles_by_last_name, members.profiles_by_mail_beginning;
      drop function members.place_key, members.tel_key, members.search_key;
    `);
  }
}
