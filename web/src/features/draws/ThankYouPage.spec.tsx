import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCard, openShop, visit } from './draws.fixture';
import ThankYouPage from './ThankYouPage';

const openThanks = (state: unknown) => {
  openShop({});
  visit({ path: '/thank-you', Component: ThankYouPage }, '?packHistoryId=all', state);
};

describe('ThankYouPage', () => {
  it('shows the totals of a decision on several draws', async () => {
    openThanks({ send_card: 2, reduction_card: 3, reduction_point: 1100 });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2枚', '+1,100P']);
    expect(screen.queryByRole('link', { name: 'もう一度引く' })).toBeNull();
  });

  it('redirects to the history without a decision', async () => {
    openThanks(null);
    expect(await screen.findByText('/buy-product-history')).toBeTruthy();
  });

  it('shows the total, groups equal cards, and offers to share the best card', async () => {
    const cards = [makeCard(1), { ...makeCard(1), history_id: 'd.8' }, makeCard(2, { buy_point: 3000 })];
    const detail = {
      ...{ id: 'd', pack_id: '1', pack_name: '暁の星獣パック', payment_method: '2', status: '1', cards },
      ...{ send_card: 3, reduction_card: 0, reduction_point: 0 },
    };
    const calls = openShop({
      '/user/history/detail/d': { detail },
      '/user/share': { url: 'https://shop.example/share/x', name: 'カード2' },
    });
    visit({ path: '/thank-you', Component: ThankYouPage }, '?packHistoryId=d');
    expect(await screen.findByText('一番は「カード2」')).toBeTruthy();
    expect(screen.getByText('3枚', { selector: '.draw-total *' })).toBeTruthy();
    const shipped = within(screen.getByRole('list', { name: '発送されるカード' })).getAllByRole('listitem');
    expect(shipped.map((one) => one.textContent)).toEqual(['NM-2カード2', 'NM-1×2カード1']);
    await userEvent.click(screen.getByRole('button', { name: '一番の当たりをシェアする' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/user/share')?.payload).toEqual({ history_id: 'd', card_id: 'd.2' }),
    );
  });
});
