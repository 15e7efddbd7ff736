import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import PaymentDetailPage from './PaymentDetailPage';
import { openPage, openShop } from './payments.fixture';

const PAID = {
  ...{ id: 'p', created: '2026-11-22T12:00:00+09:00', pay_id: '1', name: 'クレジットカード', money: 3000, point: 3060 },
  ...{
    state: 'paid',
    due: '2026-11-22T12:30:00+09:00',
    url: '',
    paid_at: '2026-11-22T12:01:00+09:00',
    bonus_point: 60,
  },
  ...{ held: '0', refunded: 0, refunding: 0, pack_id: '', disputed: 0, owed: 0 },
};

const open = async (fields: object, language: 'ja' | 'en' = 'ja') => {
  openShop({ '/user/payment/detail/p': { detail: { ...PAID, ...fields } } });
  await openPage({ path: '/payment-detail', Component: PaymentDetailPage }, '?paymentId=p', language);
  await screen.findByRole('heading', { level: 1 });
};

describe('a member’s payment', () => {
  it('shows no note without a dispute', async () => {
    await open({});
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['ja', { disputed: 3000 }, '異議申し立ての確認中', /￥3,000の異議申し立て.*発送を停止/, 'お問い合わせ先を見る'],
    ['ja', { state: 'refunded', refunded: 3000, owed: 2000 }, '未精算あり', /￥2,000が未精算/, 'お問い合わせ先を見る'],
    ['en', { disputed: 3000 }, 'In dispute', /¥3,000 of this payment is disputed/, 'How to reach us'],
    [
      'en',
      { state: 'refunded', refunded: 3000, owed: 2000 },
      'To be settled',
      /¥2,000 .* still to be settled/,
      'How to reach us',
    ],
  ] as const)('shows what is blocked and whom to contact: %s, %j', async (...row) => {
    const [language, of, mark, text, contact] = row;
    await open(of, language);
    expect(screen.queryByText(mark)).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(screen.getByRole('link', { name: contact }).getAttribute('href')).toBe('/contact?about=payment&reference=p');
  });

  it.each([
    ['ja', '一部返金', '￥2,000', '領収書'],
    ['en', 'Partly refunded', '¥2,000', 'Receipt'],
  ] as const)('shows the refund and a receipt of the rest: %s', async (language, mark, net, title) => {
    await open({ refunded: 1000 }, language);
    expect(screen.getByText(mark)).toBeTruthy();
    expect(screen.getByRole('region', { name: title }).textContent).toContain(net);
  });

  it('has no receipt after a full refund', async () => {
    await open({ state: 'refunded', refunded: 3000 });
    expect(screen.queryByRole('region', { name: '領収書' })).toBeNull();
    expect(screen.getByText(/全額をお返ししました/)).toBeTruthy();
  });

  it('shows that nothing is to do while the provider holds the money', async () => {
    await open({ state: 'processing', held: '1', paid_at: null });
    expect(screen.getByText('決済会社で確認中')).toBeTruthy();
    expect(screen.getByText(/もう一度お支払いいただく必要はありません/)).toBeTruthy();
  });
});
