import type { TestShop } from '../../test/support/shop.js';
import { Database } from '../platform/database/database.js';
import { Members1763600000010 } from '../../migrations/0010-members.js';
export const up = async (shop: TestShop) => {
  const db = shop.app.get(Database).dataSource;
  const [f] = await db.query("select to_regnamespace('members') is not null as there");
  if (!f.there) await new Members1763600000010().up(db as never);
};
