import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findProjection, findReconciliation } from '../../../test/support/projections.js';
import type { Person } from '../../../test/support/whole-shop.js';
import { Feed } from '../../platform/feed/feed.js';
import { rebuild } from '../../platform/projections/rebuild.js';
import { acceptanceOf, SumsMovedError } from '../../platform/projections/rebuild-changes.js';
import { reconcile } from '../../platform/projections/reconciliation.js';
import type { CountingHouse } from './ledger.fixture.js';
import { runTwoDays } from './two-days.fixture.js';

let house: CountingHouse;
let hanako: Person;

beforeAll(async () => {
  ({ house, hanako } = await runTwoDays());
});
afterAll(() => house?.close());

const BOOKS = ['ledger_entries', 'card_places'] as const;

describe('the read models of the ledger', () => {
  const differencesOf = (name: string) => reconcile(house.shop.pool, house.shop.clock, findReconciliation(name));
  const change = async (statement: string) => (await house.shop.pool.query(statement)).rows[0];

  it.each(BOOKS)('(%s) agree with the log', async (name) => {
    expect(await differencesOf(name)).toEqual({});
  });

  it('show omitted rows, and are correct again after a rebuild', async () => {
    const tables = ['ledger_entries', 'ledger_sums', 'card_places', 'cards_by_pack'];
    const contents = () =>
      Promise.all(
        tables.map(async (table) => {
          const { rows } = await house.shop.pool.query(`select * from ledger.${table} t order by t::text collate "C"`);
          expect([table, rows.length > 0]).toEqual([table, true]);
          return rows;
        }),
      );
    const before = await contents();
    const { amount } = await change(
      "delete from ledger.ledger_entries where id = (select min(id) from ledger.ledger_entries where account_class = 'sales') returning amount",
    );
    expect(await differencesOf('ledger_entries')).toEqual({ rows: -1, moved: -amount });
    await change('update ledger.card_places set converted = converted - 1 where converted = 18');
    expect(await differencesOf('card_places')).toEqual({ cards: -1, sums: 1 });
    const anew = (name: string, accepted?: string) =>
      rebuild(house.shop.pool, house.shop.app.get(Feed), house.shop.clock, findProjection(name), undefined, accepted);
    await anew('ledger_sums');
    for (const name of BOOKS) {
      const corrupted = await contents();
      const moved: unknown = await anew(name).catch((error) => error);
      if (!(moved instanceof SumsMovedError)) throw moved;
      // Nothing is replaced before somebody approves exactly these changes.
      expect(Object.keys(moved.changes).length).toBeGreaterThan(0);
      await expect(anew(name, '0123456789abcdef')).rejects.toThrow(SumsMovedError);
      expect(await contents()).toEqual(corrupted);
      await anew(name, acceptanceOf(moved.changes));
    }
    for (const name of BOOKS) expect(await differencesOf(name)).toEqual({});
    expect(await contents()).toEqual(before);
  });

  it('show sums that differ from their rows', async () => {
    await change('update ledger.cards_by_pack set converted = converted - 1, undecided = undecided + 1');
    expect((await differencesOf('card_places')).sums).toBeGreaterThan(0);
  });
});

describe('access to the ledger', () => {
  const paths = () => [
    'ledger-entries',
    'ledger-entries.csv',
    'ledger-entries/sums',
    'ledger-entries/x',
    'ledger-accounts',
    'ledger-accounts/x',
    'trial-balance',
    `members/${hanako.memberId}/balance-explained`,
    'unused-paid-balance',
    'expiry-forecast',
    'cards-ledger',
    'cards-ledger/totals',
    'cards-ledger/ledger',
    'chain-checks',
    'chain-checks/1',
  ];

  it('requires finance or the owner', async () => {
    for (const path of paths()) {
      expect([path, (await house.consoles.support.get(path)).status]).toEqual([path, 403]);
      expect([path, (await house.consoles.nobody.get(path)).status]).toEqual([path, 401]);
      for (const who of ['owner', 'finance'] as const)
        expect([path, (await house.consoles[who].get(path)).status < 405]).toEqual([path, true]);
    }
    expect((await house.consoles.support.post('chain-checks', {})).status).toBe(403);
    expect((await house.consoles.nobody.post('chain-checks', {})).status).toBe(401);
  });
});
