import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfirmBuyPointPage from './ConfirmBuyPointPage';
import { makeCourse, openPage, openShop, type Sent } from './payments.fixture';

const TOKENIZER = 'https://tokens.example/4gtoken';
const BUY = '/user/point/buy';
const METHODS = [
  { id: '1', name: 'クレジットカード', memo: '' },
  { id: '2', name: 'コンビニ決済', memo: '' },
  { id: '4', name: '銀行振込', memo: '' },
];
const CONFIG = {
  card: { token_url: TOKENIZER, token_api_key: 'key' },
  paypal: null,
  amazon_pay: null,
  combini: [{ code: 'sej', name: 'セブン-イレブン' }],
  carrier: null,
};
const TOKEN = { code: 'success', token: '0a812412-682c', req_card_number: '411111********11' };

const open = async (replies: Record<string, object> = {}): Promise<Sent[]> => {
  const sent = openShop({
    '/user/point_price/detail/a': { detail: makeCourse('a', 1000, { bonus_point: 10 }) },
    '/user/pay_style': { list: METHODS },
    '/user/pay_config': { detail: CONFIG },
    [TOKENIZER]: TOKEN,
    ...replies,
  });
  await openPage({ path: '/confirm-buy-point', Component: ConfirmBuyPointPage }, '?pointPriceId=a&packId=7&num=10');
  await screen.findByRole('heading', { level: 1 });
  return sent;
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const pay = () => userEvent.click(screen.getByRole('button', { name: /^注文を確定/ }));

const typeCard = async () => {
  await userEvent.type(field('カード番号'), '4111111111111111');
  await userEvent.type(field('有効期限（月）'), '12');
  await userEvent.type(field('有効期限（年）'), '39');
  await userEvent.type(field('セキュリティコード'), '123');
  await userEvent.type(field('カード名義（ローマ字）'), 'hanako yamada');
};

describe('a payment by card', () => {
  it('sends the card to the tokenizer only, clears it, and sends its token to the shop', async () => {
    const sent = await open({ [BUY]: { result: '0' } });
    await typeCard();
    expect(field('カード番号').value).toBe('4111 1111 1111 1111');
    expect(screen.getByRole('img', { name: 'カードの種類：Visa' })).toBeTruthy();
    await pay();
    expect(await screen.findByRole('dialog', { name: 'ポイント購入失敗' })).toBeTruthy();
    expect(sent.find(({ path }) => path === TOKENIZER)?.payload).toEqual({
      token_api_key: 'key',
      card_number: '4111111111111111',
      card_expire: '12/39',
      security_code: '123',
      cardholder_name: 'HANAKO YAMADA',
      lang: 'ja',
    });
    expect(sent.find(({ path }) => path === BUY)?.payload).toEqual({
      pay_id: '1',
      token: '0a812412-682c',
      req_card_number: '411111********11',
      card_user_name: 'HANAKO YAMADA',
      point_price_id: 'a',
      pack_id: '7',
    });
    expect(JSON.stringify(sent.filter(({ path }) => path !== TOKENIZER))).not.toContain('4111111111111111');
    for (const name of ['カード番号', '有効期限（月）', 'セキュリティコード', 'カード名義（ローマ字）'])
      expect([name, field(name).value, field(name).name]).toEqual([name, '', '']);
  });

  it('shows an error of the tokenizer at its field, and orders nothing', async () => {
    const sent = await open({ [TOKENIZER]: { status: 'failure', code: 'invalid_security_code', token: undefined } });
    await typeCard();
    await pay();
    expect(await screen.findByText('セキュリティコードが不正です')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'ご入力いただいたカード情報が確認できませんでした。再度ご入力内容をご確認ください。',
    );
    expect(field('カード番号').value).toBe('4111 1111 1111 1111');
    expect(sent.some(({ path }) => path === BUY)).toBe(false);
  });

  it('sends nothing for an empty card', async () => {
    const sent = await open();
    await pay();
    for (const name of ['カード番号', '有効期限', 'セキュリティコード', 'カード名義'])
      expect(screen.getByText(`${name}を入力してください。`)).toBeTruthy();
    await userEvent.type(field('カード番号'), '4111');
    expect(screen.getByText('カード番号が不正です')).toBeTruthy();
    expect(sent.some(({ path }) => path === TOKENIZER || path === BUY)).toBe(false);
  });
});

describe('the other methods', () => {
  it('open the slip of a store', async () => {
    const sent = await open({ [BUY]: { result: '1', payment_id: 'p', receipt_number: '123' } });
    await userEvent.click(screen.getByRole('radio', { name: /コンビニ決済/ }));
    await pay();
    expect(screen.getByText('コンビニを選んでください。')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'セブン-イレブン' }));
    await pay();
    expect(await screen.findByText('/confirm-combini?paymentID=123')).toBeTruthy();
    expect(sent.find(({ path }) => path === BUY)?.payload).toEqual({
      pay_id: '2',
      combini_code: 'sej',
      point_price_id: 'a',
      pack_id: '7',
    });
  });

  it('show a refusal of the shop with links to the next step', async () => {
    await open({ [BUY]: { state: 400, errors: { limit: ['お支払い待ちのお申し込みが5件あります。'] } } });
    await userEvent.click(screen.getByRole('radio', { name: /銀行振込/ }));
    await userEvent.type(field('振込名義（カタカナ）'), 'やまだ');
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain('お支払い待ちのお申し込みが5件あります。');
    expect(screen.getByRole('link', { name: 'お支払い履歴を見る' }).getAttribute('href')).toBe('/payments');
    expect(field('振込名義（カタカナ）').value).toBe('ヤマダ');
  });
});

describe('a method that needs a name', () => {
  const refused = 'このお支払方法では、お名前と電話番号が必要です。';
  const openWithName = async (last_name: string) => {
    const detail = { is_login: '1', rank: '', rank_icon: '', point: 0, coin: 0, last_name, first_name: '' };
    await open({ [BUY]: { state: 400, errors: { name: [refused] } }, '/user/point': { detail } });
  };
  const order = async (last_name: string) => {
    await openWithName(last_name);
    await userEvent.click(screen.getByRole('radio', { name: /コンビニ決済/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'セブン-イレブン' }));
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain(refused);
  };

  it('links a member without a name to the page that registers one', async () => {
    await order('');
    const way = await screen.findByRole('link', { name: 'お名前・ご住所・電話番号を登録する' });
    expect(way.getAttribute('href')).toBe('/shipping-address?ordering=1&pointPriceId=a&packId=7&num=10');
  });

  it('shows no such link for the payer’s name of a transfer, which is typed here', async () => {
    await openWithName('');
    await userEvent.click(screen.getByRole('radio', { name: /銀行振込/ }));
    await userEvent.type(field('振込名義（カタカナ）'), 'ヤマダ');
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain(refused);
    expect(screen.queryByRole('link', { name: 'お名前・ご住所・電話番号を登録する' })).toBeNull();
  });

  it('shows no such link to a member with a name', async () => {
    await order('山田');
    expect(screen.queryByRole('link', { name: 'お名前・ご住所・電話番号を登録する' })).toBeNull();
  });
});

it('shows on the last confirmation what the law requires', async () => {
  await open();
  const text = screen.getByRole('heading', { name: 'ご注文内容の最終確認' }).parentElement!.textContent;
  for (const word of ['商品', 'ボーナス 10P', 'お支払い総額', '￥1,000', 'お支払い時期', '引き渡し時期', '返金'])
    expect(text).toContain(word);
});

describe('a member whose birthday is required', () => {
  const choose = async (...parts: string[]) => {
    for (const [i, name] of ['年', '月', '日'].entries())
      await userEvent.selectOptions(screen.getByRole('combobox', { name }), parts[i]!);
    await userEvent.click(screen.getByRole('button', { name: '確認する' }));
  };
  const needing = (birthday_needed: '0' | '1') => ({
    ...{
      monthly_yen: 0,
      age_monthly_yen: 0,
      paid_this_month: 0,
      spent_this_month: 0,
      open_this_month: 0,
      paused_until: null,
      birthday_needed,
    },
  });

  it('confirms the birthday before it is sent, and then sees the order', async () => {
    const limits = needing('1');
    const sent = await open({ '/user/limits': { detail: limits } });
    expect(screen.queryByRole('button', { name: /^注文を確定/ })).toBeNull();
    await choose('2001', '2', '29');
    expect(screen.getByRole('alert').textContent).toContain('年・月・日をご確認ください');
    await choose('2000', '2', '29');
    expect(screen.queryByRole('alert')).toBeNull();
    const dialog = screen.getByRole('dialog', { name: '2000年2月29日でよろしいですか？' });
    expect(dialog.textContent).toContain('ご自身では変更できません');
    limits.birthday_needed = '0';
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    expect(await screen.findByRole('button', { name: /^注文を確定/ })).toBeTruthy();
    expect(sent.find(({ path }) => path === '/user/birthday')?.payload).toEqual({ birthday: '2000-02-29' });
  });

  it('sees the shop’s refusal', async () => {
    const refused = { state: 400, errors: { birthday: ['登録済みです。'] } };
    await open({ '/user/limits': { detail: needing('1') }, '/user/birthday': refused });
    await choose('2000', '2', '28');
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    expect((await screen.findByRole('alert')).textContent).toBe('登録済みです。');
  });
});
