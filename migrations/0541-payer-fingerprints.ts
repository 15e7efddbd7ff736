import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds fingerprints of PayPal and Amazon accounts, which show that two payments came from one account. */
export class PayerFingerprints1763600000541 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- HMACs of what the provider calls the payer, one under each of the shop's secrets; never what it calls them
      alter table payments.details add column payer_fingerprints text[];
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table payments.details drop column payer_fingerprints');
  }
}
