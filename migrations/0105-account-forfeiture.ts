import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the state of cards and parcels that a member loses with the account: undecided cards and unsent parcels. */
export class AccountForfeiture1763600000105 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table shipments.parcels
        drop constraint parcels_check,
        add constraint parcels_check check (
          num_nonnulls(shipped_at, delivery_code, carrier) =
            case when status = 'requested' or status = 'forfeited' and shipped_at is null then 0 else 3 end
          and num_nonnulls(returned_at, kept_until) =
            case when status = 'returned' or status = 'forfeited' and shipped_at is not null then 2 else 0 end
          and (status = 'forfeited') = (forfeited_at is not null));

      -- Members whose undecided cards fall are few; no draw of the past has one.
      alter table draws.draw_history add column forfeited integer not null default 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table draws.draw_history drop column forfeited;
      alter table shipments.parcels
        drop constraint parcels_check,
        add constraint parcels_check check (
          num_nonnulls(shipped_at, delivery_code, carrier) = case when status = 'requested' then 0 else 3 end
          and num_nonnulls(returned_at, kept_until) = case when status in ('returned', 'forfeited') then 2 else 0 end
          and (status = 'forfeited') = (forfeited_at is not null));
    `);
  }
}
