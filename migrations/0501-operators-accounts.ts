import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links operators to their own member accounts, which cannot draw. */
export class OperatorsAccounts1763600000501 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Named by an owner, where the mail address does not tell.
      alter table operators.operators add column member_id uuid unique;

      -- The operator in office whose account it is; a draw reads it with whatever else bars a member.
      alter table members.standing add column operator_id uuid;
      create index standing_of_operator on members.standing (operator_id) where operator_id is not null;

      insert into members.standing (member_id, operator_id)
        select p.member_id, o.id from members.profiles p join operators.operators o on lower(o.mail) = lower(p.mail)
         where p.mail_confirmed_at is not null and o.disabled_at is null
        on conflict (member_id) do update set operator_id = excluded.operator_id;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table members.standing drop column operator_id;
      alter table operators.operators drop column member_id;
    `);
  }
}
