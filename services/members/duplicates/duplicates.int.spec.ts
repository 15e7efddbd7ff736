import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Registration } from '../index.js';
import { MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let number = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
afterAll(() => harness?.close());
beforeEach(() => {
  number += 1;
});

/** Registers a member who shares no trait with anybody. */
const somebody = async (details: Partial<Registration> = {}) => {
  const mail = `${randomUUID()}@example.com`;
  // Names are unique unless a test sets them.
  const unique = {
    firstName: randomUUID(),
    tel: randomUUID().replace(/\D/g, '').padEnd(11, '7').slice(0, 11),
    address: randomUUID(),
  };
  return { mail, id: await harness.register({ mail, ...unique, ...details }) };
};
const from = (address: string, device: string) => ({ 'x-forwarded-for': address, 'user-agent': device });
const duplicatesOf = async (id: string, query = '') =>
  (await harness.consoles.support.get(`members/${id}/duplicates${query}`)).body;
const signsOf = async (id: string) =>
  (await duplicatesOf(id)).others.map((one: { id: string; signs: string[] }) => [one.id, one.signs]);

describe('signs of duplicate accounts', () => {
  it.each([
    ['09011112222', '+819011112222'],
    ['0311112222', '03-1111-2222'],
    ['15551112222', '15551112222'],
  ])('finds a shared phone number: %s and %s', async (one, other) => {
    const { id } = await somebody({ tel: one });
    const second = await somebody({ tel: other });
    expect(await signsOf(id)).toEqual([[second.id, ['tel']]]);
    expect(await signsOf(second.id)).toEqual([[id, ['tel']]]);
  });

  it.each([
    ['千代田1-2-3', '千代田１－２－３'],
    ['千代田1丁目2番3号', '千代田1-2-3'],
    ['千代田 1丁目2番地3', '千代田1-2-3'],
    ['千代田1の2の3', '千代田1ー2−3'],
    ['1 Main St.', '1  MAIN st'],
  ])('finds a shared address: %s and %s', async (one, other) => {
    const shiku = `${number}区`;
    const firstName = '太郎';
    const { id } = await somebody({ shiku, address: one, building: 'コーポ 101号室', firstName });
    const second = await somebody({ shiku, address: other, building: 'コーポ101', zipcode: '100-0001', firstName });
    await somebody({ shiku, address: one, building: 'コーポ101' });
    expect(await signsOf(id)).toEqual([[second.id, ['place', 'name']]]);
  });

  it.each([
    ['another house', { address: '千代田1-23' }],
    ['another flat', { building: '102' }],
    ['another zip code', { zipcode: '1000002' }],
  ])('finds no sign for %s', async (_, details) => {
    const place = { shiku: `${number}区`, address: '千代田12-3', building: '101', firstName: '花子' };
    const { id } = await somebody(place);
    await somebody({ ...place, ...details });
    expect(await signsOf(id)).toEqual([]);
  });

  it('finds log-ins from one network and with one device', async () => {
    const [one, near, nearer, far] = [await somebody(), await somebody(), await somebody(), await somebody()];
    await harness.logIn(one.mail, from('203.0.113.5', 'Phone'));
    await harness.logIn(near.mail, from('203.0.113.5', 'Desk'));
    await harness.logIn(nearer.mail, from('203.0.113.5', 'Phone'));
    await harness.logIn(far.mail, from('203.0.113.6', 'Phone'));
    // A network alone is not evidence.
    expect(await signsOf(one.id)).toEqual([[nearer.id, ['device', 'network']]]);
  });

  it('finds no evidence in a home or a network alone, however many share it', async () => {
    const home = { shiku: `${number}区`, address: '千代田8-8' };
    const one = await somebody(home);
    const family = [await somebody(home), await somebody(home)];
    const network = `198.51.100.${number}`;
    for (const [i, { mail }] of [one, ...family].entries()) await harness.logIn(mail, from(network, `Phone ${i}`));
    expect(await duplicatesOf(one.id)).toMatchObject({ others: [], total: 0 });
  });

  it('finds no evidence in a browser that a whole office shares', async () => {
    const network = `192.0.2.${number}`;
    const people = [];
    for (let i = 0; i < 12; i += 1) people.push(await somebody());
    const [one, ...others] = people;
    for (const { mail } of people.slice(0, 11)) await harness.logIn(mail, from(network, 'Phone'));
    expect((await duplicatesOf(one!.id)).total).toBe(0);
    await harness.shop.pool.query('delete from members.log_ins where member_id = $1', [others[0]!.id]);
    expect((await duplicatesOf(one!.id)).total).toBe(9);
  });

  it('lists the strongest first: phone and name, phone, device, name and home', async () => {
    const shiku = `${number}区`;
    const [tel, address, firstName] = ['09077778888', '千代田9-9', '次郎'];
    const one = await somebody({ tel, shiku, address, firstName });
    const neighbour = await somebody();
    const namesake = await somebody({ firstName });
    const housemate = await somebody({ shiku, address, firstName });
    const friend = await somebody({ tel });
    const same = await somebody({ tel, firstName });
    for (const { mail } of [one, neighbour]) await harness.logIn(mail, from('203.0.113.77', 'Phone'));
    await harness.logIn(namesake.mail, from('203.0.113.77', 'Desk'));
    const { others } = await duplicatesOf(one.id);
    expect(others.map((other: { id: string; strength: string }) => [other.id, other.strength])).toEqual([
      [same.id, 'strong'],
      [friend.id, 'likely'],
      [neighbour.id, 'possible'],
      [housemate.id, 'possible'],
      [namesake.id, 'possible'],
    ]);
  });

  it('returns one page at a time, and each account once', async () => {
    const tel = `0901000${String(number).padStart(4, '0')}`;
    const one = await somebody({ tel });
    for (let i = 0; i < 5; i += 1) await somebody({ tel });
    const all = (await duplicatesOf(one.id)).others;
    const pages = [await duplicatesOf(one.id, '?range=[0,1]'), await duplicatesOf(one.id, '?range=[2,5]')];
    expect(pages.map(({ total, others }) => [total, others.length])).toEqual([
      [5, 2],
      [5, 3],
    ]);
    expect(pages.flatMap(({ others }) => others)).toEqual(all);
    expect((await duplicatesOf(one.id, '?range=[0]')).errors).toHaveProperty('range');
  });

  it('shows the accounts with the data to compare', async () => {
    const { id, mail } = await somebody({ tel: '0355556666' });
    const second = await somebody({ tel: '0355556666' });
    await harness.logIn(mail, from('198.51.100.1', 'Tablet'));
    await harness.consoles.owner.post(`members/${second.id}/ban`, { reason: 'x' });
    const { member, others } = await duplicatesOf(id);
    expect(member).toMatchObject({ id, mail, log_in_address: '198.51.100.1', log_in_device: 'Tablet', signs: [] });
    expect(member.strength).toBeNull();
    expect(member.log_in_at).toMatch(/\+09:00$/);
    expect(others).toMatchObject([{ id: second.id, tel: '0355556666', state: 'banned', log_in_at: null, points: 0 }]);
  });

  it('refuses finance', async () => {
    const { id } = await somebody();
    expect((await harness.consoles.finance.get(`members/${id}/duplicates`)).status).toBe(403);
    expect((await harness.consoles.nobody.get(`members/${id}/duplicates`)).status).toBe(401);
    expect((await harness.consoles.support.get('members/x/duplicates')).status).toBe(404);
  });
});
