import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, type ConsoleResponse, runWithApproval, signInAs } from '../../../test/support/console.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';

let shop: WholeShop;
let owner: Console;
let member: Person;

beforeAll(async () => {
  shop = await WholeShop.open();
  owner = await signInAs(shop, 'owner');
  member = await shop.person();
});
afterAll(() => shop?.close());

const draft = { price: 3000, point: 3000, bonus_point: 60, bonus_coin: 1, on_sale: true, reason: 'new' };
const keep = async (overrides: object = {}) => {
  const { status, body } = await owner.post('point-courses', { ...draft, ...overrides });
  expect(status).toBe(200);
  return body;
};
const sold = async () => (await member.browser.get('user/point_price')).body.list.map(({ id }: { id: string }) => id);

describe('courses of points', () => {
  it('appear in order while they are on sale, in the requested language', async () => {
    const second = await keep({ position: 2, memo: '人気', memo_en: 'Popular' });
    const first = await keep({ position: 1, price: 500, point: 500 });
    await keep({ on_sale: false });
    expect(await sold()).toEqual([first.id, second.id]);
    const { body } = await member.browser.get('user/point_price', { 'accept-language': 'en' });
    const shown = { id: second.id, point: 3000, price: 3000, memo: 'Popular', bonus_point: 60, bonus_coin: 1 };
    expect(body).toMatchObject({ state: 200, page: 1, all_page: 1, list: [{ id: first.id }, shown] });
    expect((await member.browser.get('user/point_price/2')).body.list).toEqual([]);
    expect((await member.browser.get(`user/point_price/detail/${second.id}`)).body.detail).toMatchObject({
      memo: '人気',
    });
  });

  it('require a member', async () => {
    expect((await shop.visitorGet('user/point_price')).status).toBe(401);
    expect((await member.browser.get('user/point_price/detail/nobody')).status).toBe(404);
  });

  it('can be changed by owners alone, based on the current version', async () => {
    const { id, version } = await keep();
    const { status, body } = await owner.put(`point-courses/${id}`, { ...draft, bonus_point: 1, version });
    expect([status, body.bonus_point, body.version]).toEqual([200, 1, 2]);
    expect((await owner.put(`point-courses/${id}`, { ...draft, version })).status).toBe(409);
    expect((await owner.put(`point-courses/${id}`, { ...draft, point: 3001 })).body.errors.point).toHaveLength(1);
    const finance = await signInAs(shop, 'finance');
    expect((await finance.put(`point-courses/${id}`, draft)).status).toBe(403);
    expect((await finance.get(`point-courses/${id}`)).body).toMatchObject({ id, bonus_point: 1 });
  });

  it('disappear for good once withdrawn', async () => {
    const { id } = await keep();
    expect((await member.browser.get(`user/point_price/detail/${id}`)).status).toBe(200);
    const { status, body } = await owner.post(`point-courses/${id}/withdraw`, { reason: 'over' });
    expect([status, body.on_sale, body.withdrawn_at]).toEqual([200, false, expect.any(String)]);
    expect(await sold()).not.toContain(id);
    expect((await member.browser.get(`user/point_price/detail/${id}`)).status).toBe(404);
    expect((await owner.post(`point-courses/${id}/withdraw`, { reason: 'again' })).status).toBe(400);
    expect((await owner.put(`point-courses/${id}`, draft)).body.errors.withdrawn_at).toHaveLength(1);
  });

  it('need a second operator if they give more bonus than the owner’s limit, when created or edited', async () => {
    const fieldsOf = ({ status, body }: ConsoleResponse) => [status, ...Object.keys(body.errors ?? {})];
    const make = (overrides: object) => owner.post('point-courses', { ...draft, price: 300, point: 300, ...overrides });
    expect(fieldsOf(await make({ bonus_point: 50_000, bonus_coin: 10_000 }))).toEqual([400, 'approval']);
    const [request] = (await owner.get('approvals?range=[0,0]')).body;
    expect(request).toMatchObject({
      ...{ resource: 'point-courses', resource_id: '', command: 'create', worth: 20_000, unit: 'percent' },
      about: { price: 300, bonus_point: 50_000, bonus_coin: 10_000 },
    });
    const { status, body: course } = await make({ bonus_point: 59, bonus_coin: 1 });
    expect(status).toBe(200);
    const edit = (overrides: object) =>
      owner.put(`point-courses/${course.id}`, { ...course, reason: 'セール', ...overrides });
    expect(fieldsOf(await edit({ bonus_point: 60 }))).toEqual([400, 'approval']);
    expect((await runWithApproval(shop, () => edit({ bonus_point: 60 }))).status).toBe(200);
    expect((await edit({ bonus_point: 60, memo: '人気', version: course.version + 1 })).status).toBe(200);
  });
});
