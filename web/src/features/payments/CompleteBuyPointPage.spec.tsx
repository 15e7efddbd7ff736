import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { queryClient } from '../../api/query-client';
import CompleteBuyPointAmazonPayPage from './amazon-pay/CompleteBuyPointAmazonPayPage';
import CompleteBuyPointPage from './CompleteBuyPointPage';
import { storeQuery } from './destination';
import PayRedirectPage from './PayRedirectPage';
import { lastPayment } from './payments.api';
import { openPage, openShop } from './payments.fixture';

const END = '/user/point/end';
const PACK = { point: 500, payment_method: '1' };
const complete = { path: '/complete-buy-point', Component: CompleteBuyPointPage };

describe('the page after a payment', () => {
  it('links back to the pack with the requested count', async () => {
    openShop({ [END]: { result: '2', pack_id: '7' }, '/user/pack/detail/7': { detail: PACK } });
    await openPage(complete);
    storeQuery(new URLSearchParams('pointPriceId=a&packId=7&num=10'));
    openShop({ [END]: { result: '1', pack_id: '7' }, '/user/pack/detail/7': { detail: PACK } });
    await act(() => queryClient.refetchQueries({ queryKey: lastPayment.queryKey }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ポイント購入完了' })).toBeTruthy();
    const back = await screen.findByRole('link', { name: 'パックに戻って10回引く' });
    expect(back.getAttribute('href')).toBe('/pack-detail?packId=7&num=10');
    // 300 points are less than the price of the pack.
    expect(screen.getByRole('link', { name: 'ポイントを追加で購入する' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'トップへ' })).toBeNull();
  });

  it('links to the top page without a pack', async () => {
    openShop({ [END]: { result: '1', pack_id: '' } });
    await openPage(complete);
    expect((await screen.findByRole('link', { name: 'トップへ' })).getAttribute('href')).toBe('/');
  });

  it('explains a payment that is in progress', async () => {
    openShop({ [END]: { result: '2', pack_id: '' } });
    await openPage(complete);
    expect(await screen.findByText(/画面を閉じても大丈夫です/)).toBeTruthy();
  });

  it.each([
    [complete, 'お支払いに失敗しました。他のお支払方法をご利用ください。'],
    [
      { path: '/complete-buy-point-amazom-pay', Component: CompleteBuyPointAmazonPayPage },
      '決済が失敗しました。Amazon Payの状態をご確認ください。',
    ],
  ])('reports a failed payment: %#', async (route, words) => {
    openShop({ [END]: { result: '0', pack_id: '' } });
    await openPage(route);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('heading', { level: 1, name: 'ポイント購入失敗' })).toBeTruthy();
  });
});

it('checks the payment on return and keeps its address', async () => {
  const sent = openShop({ '/user/point/append': { result: '1' } });
  await openPage({ path: '/pay-redirect', Component: PayRedirectPage }, '?payment_id=p1');
  expect(await screen.findByText('/complete-buy-point?payment_id=p1')).toBeTruthy();
  expect(sent.filter(({ path }) => path === '/user/point/append')).toEqual([
    { path: '/user/point/append', payload: { token: 'p1' } },
  ]);
});
