import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LimitsPage from './LimitsPage';
import { openPage, openShop } from './payments.fixture';

const NONE = {
  ...{ monthly_yen: 0, next_monthly_yen: null, next_from: null },
  ...{ paid_this_month: 0, spent_this_month: 0, open_this_month: 0, paused_until: null },
  ...{ age_monthly_yen: 0, birthday_needed: '0' },
};
const open = async (detail: object = {}, response: object = {}) => {
  const sent = openShop({ '/user/limits': { detail: { ...NONE, ...detail }, ...response } });
  await openPage({ path: '/limits', Component: LimitsPage });
  await screen.findByRole('heading', { name: 'ご利用の上限とお休み' });
  return () => sent.filter(({ payload }) => payload !== undefined).map(({ payload }) => payload);
};
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the limits of a member', () => {
  it('show what is spent, what is left, and the next change', async () => {
    await open({
      ...{ monthly_yen: 10_000, next_monthly_yen: 0, next_from: '2026-11-23T12:00:00.000+09:00' },
      ...{ paid_this_month: 3000, spent_this_month: 4000, open_this_month: 1000 },
    });
    expect(fact('今月のお支払い')).toBe('￥3,000');
    expect(fact('お支払い待ち')).toBe('￥1,000');
    expect(screen.queryByText('上限に数える金額')).toBeNull();
    expect(fact('今月の残り')).toBe('￥6,000');
    expect(screen.getByText(/から 上限なし に変わります。/)).toBeTruthy();
  });

  it('show the amount that counts when it exceeds paid and open payments', async () => {
    await open({ monthly_yen: 10_000, paid_this_month: 1000, spent_this_month: 4000 });
    expect(fact('今月のお支払い')).toBe('￥1,000');
    expect(fact('上限に数える金額')).toBe('￥4,000');
    expect(fact('今月の残り')).toBe('￥6,000');
  });

  it('leave what the lower limit allows, the member’s or that of their age', async () => {
    await open({ monthly_yen: 10_000, age_monthly_yen: 5000, spent_this_month: 4000, birthday_needed: '0' });
    expect(fact('18歳未満の方の月の上限')).toBe('￥5,000');
    expect(fact('今月の残り')).toBe('￥1,000');
  });

  it('get sent as they are typed', async () => {
    const payloads = await open();
    const input = screen.getByRole('textbox', { name: '月の上限（円）' });
    await userEvent.clear(input);
    await userEvent.type(input, '5000');
    await userEvent.click(screen.getByRole('button', { name: '設定する' }));
    await waitFor(() => expect(payloads()).toEqual([{ monthly_yen: 5000, pause_days: 0 }]));
    expect(await screen.findByText('設定しました。')).toBeTruthy();
  });

  it('start a pause after a confirmation', async () => {
    const payloads = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'お休みの期間' }), '7');
    await userEvent.click(screen.getByRole('button', { name: '設定する' }));
    expect(payloads()).toEqual([]);
    expect(screen.getByRole('dialog', { name: '7日間お休みしますか？' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'はい、お休みする' }));
    await waitFor(() => expect(payloads()).toEqual([{ monthly_yen: 0, pause_days: 7 }]));
  });

  it('show the shop’s refusal at its field', async () => {
    await open({}, { state: 400, errors: { monthly_yen: ['0から入力してください。'] } });
    await userEvent.click(screen.getByRole('button', { name: '設定する' }));
    expect(await screen.findByText('0から入力してください。')).toBeTruthy();
  });
});
