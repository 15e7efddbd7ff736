import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds chargebacks of payments, and the members that they block. */
export class Chargebacks1763600000220 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments.payments
        -- in dispute now
        add disputed_yen integer not null default 0 check (disputed_yen >= 0),
        -- lost to a chargeback
        add charged_back_yen integer not null default 0 check (charged_back_yen between 0 and yen);

      -- Members who are banned, owe something or have a payment in dispute have a row, nobody else. Counted are payments in
      -- dispute, and those that were lost in one until they are settled.
      alter table members.standing add disputes integer not null default 0 check (disputes >= 0);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from members.standing where banned_at is null and owed_yen = 0;
      alter table members.standing drop disputes;
      alter table payments.payments drop disputed_yen, drop charged_back_yen;
    `);
  }
}
