import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { newId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { membersPart, type Registration, registerDemoMember } from '../../members/index.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { pointsPart } from '../../points/index.js';
import { legalPart } from '../index.js';
import { KeepAgreements } from '../keep-agreements/keep-agreements.command.js';

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, pointsPart, membersPart, legalPart]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());

const read = async (name: string, language = 'ja') => {
  const response = await shop.app.inject({ url: `/api/legal_text/${name}`, headers: { 'accept-language': language } });
  return { status: response.statusCode, body: response.json() };
};
const PERSON: Registration = {
  ...{ lastName: '髙橋', firstName: '花子', middleName: '', mail: '', tel: '09012345678', zipcode: '1000001' },
  ...{ prefId: 13, province: '日本', shiku: '千代田区', address: '千代田1-1', building: '', language: 'ja' },
  introductionCode: null,
};
/** Runs the command that the policy returns. */
const keepAgreements = (memberId: string) =>
  shop.app.get(CommandBus).execute(new KeepAgreements(memberId, shop.clock.now()));
const agreementsOf = async (id: string) => (await consoles.owner.get(`members/${id}/agreements`)).body.agreements;
const identityIn = async (language: string) => (await read('specific-commerce', language)).body.sections[0].identity;

describe('the legal texts', () => {
  it('can be read by everybody in either language', async () => {
    const ja = await read('terms-of-service');
    const en = await read('terms-of-service', 'en');
    expect([ja.status, en.status]).toEqual([200, 200]);
    expect(ja.body).toMatchObject({ state: 200, title: '利用規約', version: 1, in_force_from: '2024-12-01' });
    expect(ja.body.versions).toEqual([{ version: 1, in_force_from: '2024-12-01', state: 'in-force' }]);
    expect(en.body).toMatchObject({ title: 'Terms of service' });
    expect([ja.body.sections.length, en.body.sections.length]).toEqual([24, 24]);
    expect(ja.body.sections[9]).toMatchObject({ id: 'article-10', identity: null });
    expect(ja.body.sections[9].html).toContain('24時間');
  });

  it('have their agreements recorded once for each member', async () => {
    const member = { ...PERSON, mail: 'agreed@example.com' };
    const id = await registerDemoMember(shop.app.get(CommandBus), member.mail, member, 'secret123', shop.clock.now());
    const agreedAt = toTokyoIso(shop.clock.now());
    await keepAgreements(id);
    shop.clock.pass(1000);
    await keepAgreements(id);
    expect(await agreementsOf(id)).toEqual(
      ['point-terms-of-service', 'privacy-policy', 'terms-of-service'].map((text) => ({
        text,
        version: 1,
        agreed_at: agreedAt,
        how: 'registered',
      })),
    );
    expect(await agreementsOf(newId(shop.clock.now()))).toEqual([]);
    expect((await consoles.finance.get(`members/${id}/agreements`)).status).toBe(403);
    expect((await consoles.owner.get('members/none/agreements')).status).toBe(404);
  });

  it('respond with 404 to unknown names', async () => {
    for (const name of ['none', '..%2Fterms-of-service', 'constructor'])
      expect([name, (await read(name)).status]).toEqual([name, 404]);
  });

  it('show the details of the shop’s operator that an owner entered', async () => {
    expect(await identityIn('ja')).toEqual([]);
    const set = (name: string, value: string) =>
      consoles.owner.post(`settings/${name}/change`, { value, reason: 'going live' });
    expect((await set('shop-name', '株式会社 <b>星獣</b>')).status).toBe(200);
    expect((await set('shop-telephone', 'ask us')).status).toBe(400);
    await waitUntil('the name appears', async () => (await identityIn('ja')).length === 1);
    expect(await identityIn('ja')).toEqual([{ name: '名称', value: '株式会社 <b>星獣</b>' }]);
    expect(await identityIn('en')).toEqual([{ name: 'Name', value: '株式会社 <b>星獣</b>' }]);
  });
});
