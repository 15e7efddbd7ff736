import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the balance of the shop's account after each deposit, which distinguishes two equal transfers of one day. */
export class DepositBalances1763600000549 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- null where the bank's file does not tell, and for what came before the shop kept it
      alter table payments.deposits add column balance bigint;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table payments.deposits drop column balance');
  }
}
