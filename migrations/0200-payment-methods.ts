import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the settings of payment methods. A method without a row is enabled and has its default texts. */
export class PaymentMethods1763600000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table payments.methods (
        method text primary key,
        is_on boolean not null,
        -- '' where the shop's usual words are shown
        memo text not null,
        memo_en text not null,
        version integer not null,
        changed_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table payments.methods');
  }
}
