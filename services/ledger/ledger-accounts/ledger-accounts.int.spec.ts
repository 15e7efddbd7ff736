import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';

let house: CountingHouse;
let taro: Person;

beforeAll(async () => {
  ({ house, taro } = await runTwoDays());
});
afterAll(() => house?.close());

describe('ledger accounts', () => {
  it('match the trial balance, or belong to one member', async () => {
    const { rows } = await house.read('trial-balance');
    const all = await house.read('ledger-accounts');
    expect(all.map(({ id, balance }: { id: string; balance: number }) => [id, balance])).toEqual(
      rows.map((row: { id: string; debit: number; credit: number }) => [row.id, row.credit - row.debit]),
    );
    const memberAccounts = await house.read('ledger-accounts', { member_id: taro.memberId });
    const { wallet } = await house.read(`members/${taro.memberId}/balance-explained`);
    const balances = Object.fromEntries(
      memberAccounts.map((one: { account: string; balance: number }) => [one.account.split(':')[2], one.balance]),
    );
    expect(balances).toEqual({ free: wallet.free, coin: wallet.coins });
    expect(await house.read(`ledger-accounts/points:member:${taro.memberId}:free`)).toEqual(
      memberAccounts.find((one: { account: string }) => one.account.endsWith('free')),
    );
    expect((await house.consoles.finance.get('ledger-accounts/points:nobody')).status).toBe(404);
  });
});
