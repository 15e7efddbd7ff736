import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Computes the change of balances without a join. PostgreSQL keeps the plan of the first statement of a session. A plan for
 * one lot compared every lot with every other when there were two hundred.
 */
export class BalancesWithoutAJoin1763600000371 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function points.move_balances_by_difference() returns trigger language plpgsql as $$
        begin
          update points.wallets w set paid = w.paid + d.paid, free = w.free + d.free
            from (select member_id,
                         coalesce(sum(change) filter (where kind = 'paid'), 0) as paid,
                         coalesce(sum(change) filter (where kind = 'free'), 0) as free
                    from (select member_id, kind, remaining as change from after
                          union all select member_id, kind, -remaining from before) c group by member_id) d
           where w.member_id = d.member_id;
          return null;
        end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function points.move_balances_by_difference() returns trigger language plpgsql as $$
        begin
          update points.wallets w set paid = w.paid + d.paid, free = w.free + d.free
            from (select member_id,
                         coalesce(sum(change) filter (where kind = 'paid'), 0) as paid,
                         coalesce(sum(change) filter (where kind = 'free'), 0) as free
                    from (select a.member_id, a.kind, a.remaining - b.remaining as change
                            from after a join before b using (lot_id)) c group by member_id) d
           where w.member_id = d.member_id;
          return null;
        end $$;
    `);
  }
}
