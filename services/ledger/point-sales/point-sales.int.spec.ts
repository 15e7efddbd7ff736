import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { loadDemoCourses, loadDemoPayments } from '../../payments/index.js';
import { CountingHouse } from '../test/ledger.fixture.js';

let house: CountingHouse;
let member: Person;

/** One member has paid 1,000 yen by transfer. Other payments have failed or are pending. */
beforeAll(async () => {
  house = await CountingHouse.open();
  member = await house.shop.person();
  await loadDemoCourses(house.shop.store);
  await loadDemoPayments(house.shop.store, member.memberId);
  await house.quiet.feed();
});
afterAll(() => house?.close());

const paid = async () => {
  const [payment] = await house.read('payments', { status: 'paid' });
  expect(payment).toMatchObject({ member_id: member.memberId, yen: 1000, provider_ref: `deposit:${payment.id}` });
  return payment;
};

describe('sales of points', () => {
  it('equal the money in the ledger, by day, method and course', async () => {
    const { course_id } = await paid();
    expect(await house.read('point-sales')).toEqual({
      from: '2026-03-03',
      to: '2026-04-01',
      sales: [{ day: '2026-04-01', method: 'bank-transfer', course_id, price: 1000, payments: 1, yen: 1000 }],
      payments: 1,
      yen: 1000,
    });
    const before = await house.read('point-sales?to=2026-03-31');
    expect(before).toMatchObject({ from: '2026-03-02', sales: [], payments: 0, yen: 0 });
  });

  it('require finance, and report an invalid period', async () => {
    expect((await house.consoles.support.get('point-sales')).status).toBe(403);
    const { status, body } = await house.consoles.finance.get('point-sales?from=2026-04-02&to=2026-04-01');
    expect([status, Object.keys(body.errors)]).toEqual([400, ['from']]);
  });
});

describe('a paid point', () => {
  it('refers to its payment and the provider’s reference', async () => {
    const { id, provider_ref } = await paid();
    const payment = { id, method: 'bank-transfer', provider: 'bank', yen: 1000, provider_ref };
    const balance = await house.read(`members/${member.memberId}/balance-explained`);
    expect([balance.paid, balance.payments]).toEqual([1000, [payment]]);
    const lot = balance.lots.find(({ kind }: { kind: string }) => kind === 'paid');
    expect(lot.lines).toMatchObject([{ kind: 'payment', document: id, amount: 1000 }]);

    const [line] = await house.read('ledger-entries', { account: 'provider:bank', kind: 'payment' });
    expect(line).toMatchObject({ amount: -1000, document: id });
    expect(await house.read(`ledger-entries/${line.id}`)).toMatchObject({ payment, draw: null });
  });

  it('has the reference in the accountant’s file', async () => {
    const { provider_ref } = await paid();
    const filter = encodeURIComponent('{"account":"provider:bank"}');
    const { body } = await house.consoles.finance.get(`ledger-entries.csv?filter=${filter}`);
    const [heading, line] = String(body).split('\r\n');
    expect([heading!.split(',').at(-1), line!.split(',').at(-1)]).toEqual(['決済会社の番号', provider_ref]);
    expect(line).toContain(',購入,自社の銀行口座,');
  });
});
