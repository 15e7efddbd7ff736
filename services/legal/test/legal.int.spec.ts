import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { until } from '../../../test/support/until.js';
import { operatorsPart, type Role } from '../../operators/index.js';
import { legalPart } from '../index.js';

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, legalPart]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());

const read = async (name: string, language = 'ja') => {
  const answer = await shop.app.inject({ url: `/api/legal_text/${name}`, headers: { 'accept-language': language } });
  return { status: answer.statusCode, body: answer.json() };
};
const identityIn = async (language: string) => (await read('specific-commerce', language)).body.sections[0].identity;

describe('the texts that people are bound by', () => {
  it('are read by everybody, in their language', async () => {
    const ja = await read('terms-of-service');
    const en = await read('terms-of-service', 'en');
    expect([ja.status, en.status]).toEqual([200, 200]);
    expect(ja.body).toMatchObject({ state: 200, title: '利用規約', version: 1, in_force_from: '2026-12-01' });
    expect(en.body).toMatchObject({ title: 'Terms of service' });
    expect([ja.body.sections.length, en.body.sections.length]).toEqual([24, 24]);
    expect(ja.body.sections[9]).toMatchObject({ id: 'article-10', identity: null });
    expect(ja.body.sections[9].html).toContain('24時間');
  });

  it('are none by another name', async () => {
    for (const name of ['none', '..%2Fterms-of-service', 'constructor'])
      expect([name, (await read(name)).status]).toEqual([name, 404]);
  });

  it('tell of who runs the shop what an owner has entered', async () => {
    expect(await identityIn('ja')).toEqual([]);
    const set = (name: string, value: string) =>
      consoles.owner.post(`settings/${name}/change`, { value, reason: 'going live' });
    expect((await set('shop-name', '株式会社 <b>星獣</b>')).status).toBe(200);
    expect((await set('shop-telephone', 'ask us')).status).toBe(400);
    await until('it is told', async () => (await identityIn('ja')).length === 1);
    expect(await identityIn('ja')).toEqual([{ name: '名称', value: '株式会社 <b>星獣</b>' }]);
    expect(await identityIn('en')).toEqual([{ name: 'Name', value: '株式会社 <b>星獣</b>' }]);
  });
});
