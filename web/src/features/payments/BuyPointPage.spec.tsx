import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BuyPointPage from './BuyPointPage';
import { makeCourse, openPage, openShop } from './payments.fixture';

const PACK = {
  ...{ id: '7', name: '暁の星獣パック', point: 100, payment_method: '1' },
  ...{ pack_count: 500, max_buy_count: 0 },
};
const COURSES = [
  makeCourse('a', 300),
  makeCourse('b', 1000, { bonus_point: 10 }),
  makeCourse('c', 5000, { bonus_point: 150 }),
];

const open = async (search: string, list: readonly object[] = COURSES) => {
  openShop({ '/user/point_price': { list }, '/user/pack/detail/7': { detail: PACK } });
  await openPage({ path: '/buy-point', Component: BuyPointPage }, search);
  await screen.findByRole('heading', { level: 1, name: 'ポイント購入' });
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the courses', () => {
  it('preselect the course that the pack still needs', async () => {
    await open('?packId=7&num=10');
    expect(screen.getByText('10回に必要なポイント').nextSibling?.textContent).toBe('1,000P');
    expect(screen.getByText('不足分').nextSibling?.textContent).toBe('700P');
    expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe('b');
    expect(hrefOf('お支払い方法へ進む')).toBe('/confirm-buy-point?pointPriceId=b&packId=7&num=10');
  });

  it('link to the chosen course', async () => {
    await open('?packId=7&num=10');
    await userEvent.click(screen.getByRole('radio', { name: /5,000P/ }));
    expect(hrefOf('お支払い方法へ進む')).toBe('/confirm-buy-point?pointPriceId=c&packId=7&num=10');
  });

  it('preselect none without a pack', async () => {
    await open('');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'お支払い方法へ進む' })).toHaveProperty('disabled', true);
  });

  it('report that none are on sale', async () => {
    await open('', []);
    expect(screen.getByText('現在販売しているコースはありません。')).toBeTruthy();
  });
});
