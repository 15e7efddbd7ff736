import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { DAY_MS } from '../../kernel/time.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { membersPart } from '../members.module.js';
import { MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let id: string;

beforeAll(async () => {
  harness = await MembersHarness.open();
  id = await harness.register();
});
afterAll(() => harness?.close());

const from = (address: string, device: string) => ({ 'x-forwarded-for': address, 'user-agent': device });
const logIns = (query = '') => harness.consoles.support.get(`members/${id}/log-ins${query}`);

describe('the log-ins of a member', () => {
  it('list time, network address and browser, newest first', async () => {
    await harness.logIn('hanako@example.com', from('203.0.113.7', 'Phone'));
    harness.shop.clock.pass(60_000);
    await harness.logIn('hanako@example.com', from('2001:db8::1', 'x'.repeat(400)));
    const { headers, body } = await logIns();
    expect(headers['content-range']).toBe('log-ins 0-1/2');
    expect(body).toEqual([
      { id: expect.any(Number), at: '2026-01-15T12:01:01.000+09:00', address: '2001:db8::1', device: 'x'.repeat(300) },
      { id: expect.any(Number), at: '2026-01-15T12:00:01.000+09:00', address: '203.0.113.7', device: 'Phone' },
    ]);
    expect((await logIns(`?range=${encodeURIComponent('[1,1]')}`)).body).toMatchObject([{ device: 'Phone' }]);
  });

  it('begin with the registration', async () => {
    const browser = new Browser(harness.shop, from('198.51.100.9', 'Desk'));
    const pass = 'secret12';
    const person = { lastName: '山田', firstName: '次郎', tel: '09000000000', mail: 'jiro@example.com', pref_id: 13 };
    const place = { zipcode: '1000001', shiku: '千代田区', address: '1-1' };
    expect((await browser.post('user/append', { ...person, ...place, pass, confirmPass: pass })).status).toBe(200);
    const { rows } = await harness.shop.pool.query("select address, device from members.log_ins where device = 'Desk'");
    expect(rows).toEqual([{ address: '198.51.100.9', device: 'Desk' }]);
  });

  it('omit failed attempts and other members', async () => {
    await new Browser(harness.shop).post('user/login', { mail: 'hanako@example.com', pass: 'wrong123' });
    expect((await logIns()).body).toHaveLength(2);
    expect((await harness.consoles.support.get('members/x/log-ins')).body).toEqual([]);
  });

  it('refuse finance', async () => {
    expect((await harness.consoles.finance.get(`members/${id}/log-ins`)).status).toBe(403);
    expect((await harness.consoles.nobody.get(`members/${id}/log-ins`)).status).toBe(401);
  });

  it('stay on record for 180 days', async () => {
    const housekeeping = new Housekeeping(harness.shop.pool, harness.shop.clock, membersPart.outdated!);
    harness.shop.clock.pass(180 * DAY_MS - 60_000);
    const kept = async () => (await harness.shop.pool.query('select from members.log_ins')).rowCount;
    await housekeeping.tidy();
    expect(await kept()).toBe(3);
    harness.shop.clock.pass(61_000);
    await housekeeping.tidy();
    expect(await kept()).toBe(0);
  });
});
