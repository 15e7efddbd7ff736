import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { SettleReferrals } from '../settle-referrals/settle-referrals.command.js';
import { holdPhone, registerIntroduced, registerReferrer } from './referral.fixture.js';

const REGISTRATION = {
  ...{ lastName: '山田', firstName: '花子', tel: '09012345678', zipcode: '1000001', pref_id: '13' },
  ...{ shiku: '千代田区', address: '1-1', pass: 'secret1234', confirmPass: 'secret1234' },
};

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
});
afterAll(() => shop?.close());

const withCode = (referralCode: string) => ({
  ...REGISTRATION,
  mail: `${newId(shop.clock.now())}@example.com`,
  referralCode,
});
const codeOf = async ({ browser }: Person): Promise<string> => (await browser.get('user/referral')).body.detail.code;
const bring = async (referrer: Person): Promise<void> => {
  const friend = await registerIntroduced(shop, referrer);
  await holdPhone(shop, friend);
  await shop.commands.execute(new SettleReferrals(friend.memberId, newId(shop.clock.now())));
};
const members = async (): Promise<number> =>
  (await shop.pool.query<{ count: number }>('select count(*) as count from members.profiles')).rows[0]!.count;

describe('a registration with a referral code', () => {
  it.each(['user/confirm', 'user/append'])('fails at %s when the ten places are used', async (path) => {
    const referrer = await registerReferrer(shop);
    const code = await codeOf(referrer);
    for (let i = 0; i < 9; i++) await bring(referrer);
    expect((await new Browser(shop).post('user/confirm', withCode(code))).status).toBe(200);
    await bring(referrer);
    const before = await members();
    const inJapanese = await new Browser(shop).post(path, withCode(code));
    const inEnglish = await new Browser(shop, { 'accept-language': 'en' }).post(path, {
      ...withCode(code.toLowerCase()),
      ...{ tel: '447700900123', pref_id: '99', province: 'United Kingdom' },
    });
    expect([inJapanese.status, inEnglish.status]).toEqual([400, 400]);
    expect(inJapanese.body.errors).toEqual({ referral_code: [expect.stringContaining('すでに10名')] });
    expect(inEnglish.body.errors).toEqual({ referral_code: [expect.stringContaining('Ten friends')] });
    expect(await members()).toBe(before);
    expect((await new Browser(shop).post(path, withCode(''))).status).toBe(200);
  });

  it.each(['user/confirm', 'user/append'])('fails at %s when the code is the sender’s own', async (path) => {
    const member = await registerIntroduced(shop);
    const { status, body } = await member.browser.post(path, withCode(await codeOf(member)));
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { referral_code: ['ご自身の紹介コードはお使いいただけません。空欄にしてください。'] },
    });
  });
});
