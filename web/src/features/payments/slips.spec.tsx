import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { queryClient } from '../../api/query-client';
import BankTransferInformationPage from './BankTransferInformationPage';
import ConfirmCombiniPage from './ConfirmCombiniPage';
import PaygeTransferInformationPage from './PaygeTransferInformationPage';
import { openPage, openShop } from './payments.fixture';

const DETAIL = '/user/payment/detail/p';
const due = '2099-11-29T23:59:59+09:00';
const payment = (state: string, fields: object = {}) => ({
  detail: {
    ...{
      id: 'p',
      created: new Date().toISOString(),
      pay_id: '4',
      name: '銀行振込',
      money: 10_000,
      point: 10_500,
      state,
    },
    ...{ held: '0', refunded: 0, refunding: 0, disputed: 0, owed: 0, due, url: '', paid_at: null, bonus_point: 500 },
    ...{ pack_id: '7' },
    ...fields,
  },
});
const SLIP = {
  payment_id: 'p',
  ...{ url: '', receipt_number: '7691391125996', combini_code: 'sej', tel: '', due, price: 10_000 },
};
const TRANSFER = {
  payment_id: 'p',
  ...{ bank: 'みずほ銀行', number: '1234567', name: '12345 ヤマダ', price: 10_000, due, holder: 'カ)オリパ' },
};
const NUMBERS = { payment_id: 'p', institution: '58091', customer: '123', confirmation: '456', price: 10_000, due };
const PACK = { '/user/pack/detail/7': { detail: { point: 500, payment_method: '1' } } };

const PAGES = [
  [
    'a store',
    { path: '/confirm-combini', Component: ConfirmCombiniPage },
    '?paymentID=7691391125996',
    { '/user/point/combini_number?paymentID=7691391125996': SLIP },
  ],
  [
    'a transfer',
    { path: '/bank-transfer-information', Component: BankTransferInformationPage },
    '',
    { '/user/bank': { detail: TRANSFER } },
  ],
  [
    'Pay-easy',
    { path: '/payge-transfer-information', Component: PaygeTransferInformationPage },
    '',
    { '/user/payge': { detail: NUMBERS } },
  ],
] as const;

describe.each(PAGES)('the page of an open payment (%s)', (_, route, query, open) => {
  it('congratulates after the payment and links to the pack, without a reload', async () => {
    openShop({ ...open, [DETAIL]: payment('open') });
    await openPage(route, query);
    expect(await screen.findByText(/まだお支払いは完了していません/)).toBeTruthy();
    openShop({ ...open, ...PACK, [DETAIL]: payment('paid') });
    await act(() => queryClient.refetchQueries({ queryKey: ['payments', 'detail', 'p'] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ポイント購入完了' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/￥10,000のお支払いを確認し、10,500Pを付与しました/);
    expect(screen.queryByText(/まだお支払いは完了していません/)).toBeNull();
    expect((await screen.findByRole('link', { name: 'パックに戻る' })).getAttribute('href')).toBe(
      '/pack-detail?packId=7',
    );
  });

  it('reports immediately that the payment is over', async () => {
    openShop({ ...open, [DETAIL]: payment('expired') });
    await openPage(route, query);
    expect(await screen.findByText('お支払い期限を過ぎたため終了しました。')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'お支払い方法を選び直す' })).toBeTruthy();
  });
});
