import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the profiles of members. All personal data is stored here, and none of it in events. */
export class Members1763600000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema members;

      create table members.profiles (
        member_id uuid primary key,
        mail text not null,
        last_name text not null,
        first_name text not null,
        -- '' where there is none
        middle_name text not null,
        tel text not null,
        zipcode text not null,
        pref_id smallint not null,
        province text not null,
        shiku text not null,
        address text not null,
        building text not null,
        language text not null check (language in ('ja', 'en')),
        referral_code text not null unique,
        referral_code_given text,
        created_at timestamptz not null
      );
      create unique index profiles_by_mail on members.profiles (lower(mail));
      create index profiles_by_referral_code_given on members.profiles (referral_code_given)
        where referral_code_given is not null;

      create table members.credentials (
        member_id uuid primary key references members.profiles,
        password_hash text not null
      );

      create table members.log_ins (
        member_id uuid not null references members.profiles,
        at timestamptz not null
      );
      create index log_ins_of_member on members.log_ins (member_id, at);

      -- Only members who are banned have a row.
      create table members.standing (
        member_id uuid primary key references members.profiles,
        banned_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema members cascade');
  }
}
