import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';

let house: CountingHouse;
let hanako: Person;
let taro: Person;
let lotId: string;
let moments: readonly Date[];

beforeAll(async () => {
  ({ house, hanako, taro, lotId, moments } = await runTwoDays());
});
afterAll(() => house?.close());

describe("a member's balance", () => {
  it('adds up to the balance of the wallet', async () => {
    for (const { memberId } of [hanako, taro]) {
      const { wallet, paid, free, coins, lots } = await house.read(`members/${memberId}/balance-explained`);
      expect({ paid, free, coins }).toEqual(wallet);
      for (const lot of lots)
        expect(lot.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(lot.left);
    }
  });

  it('can be explained as of a past moment', async () => {
    const at = (moment: Date) =>
      house.read(`members/${hanako.memberId}/balance-explained?at=${encodeURIComponent(toTokyoIso(moment))}`);
    expect(await at(moments[0]!)).toMatchObject({ paid: 3000, wallet: null });
    expect(await at(moments[1]!)).toMatchObject({ paid: 1000, wallet: null });
    const { lots } = await at(moments[2]!);
    expect(lots.map((lot: { left: number; parents: object[] }) => [lot.left, lot.parents])).toEqual([
      [1000, []],
      [1080, [{ lot_id: lotId, amount: 2000 }]],
    ]);
  });

  it('names the operator who granted it and their reason', async () => {
    const jiro = await house.shop.person();
    const reason = '配送遅延のお詫び';
    const granted = await house.consoles.owner.post(`members/${jiro.memberId}/grant-points`, { points: 70, reason });
    expect(granted.status).toBe(200);
    await house.quiet.feed();
    const operator = { name: 'Owner', reason };
    const { lots } = await house.read(`members/${jiro.memberId}/balance-explained`);
    expect(lots[0].lines).toEqual([expect.objectContaining({ amount: 70, kind: 'grant', operator })]);
    for (const listed of await house.read('ledger-entries', { member_id: jiro.memberId })) {
      expect(listed.operator).toEqual(operator);
      expect((await house.read(`ledger-entries/${listed.id}`)).operator).toEqual(operator);
    }
  });

  it('does not exist for an unknown member', async () => {
    for (const id of ['nobody', '00000000-0000-0000-0000-000000000000'])
      expect((await house.consoles.finance.get(`members/${id}/balance-explained`)).status).toBe(404);
  });
});
