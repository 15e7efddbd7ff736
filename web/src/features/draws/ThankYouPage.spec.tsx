import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openShop, visit } from './draws.fixture';
import ThankYouPage from './ThankYouPage';

const thankFor = (state: unknown) => {
  openShop({});
  visit({ path: '/thank-you', Component: ThankYouPage }, '?packHistoryId=all', state);
};

describe('ThankYouPage', () => {
  it('tells what came of a decision on the cards of several draws', async () => {
    thankFor({ send_card: 2, reduction_card: 3, reduction_point: 1100 });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2枚', '+1,100P']);
    expect(screen.queryByRole('link', { name: 'もう一度引く' })).toBeNull();
  });

  it('leads to the history when nothing is known of it', async () => {
    thankFor(null);
    expect(await screen.findByText('/buy-product-history')).toBeTruthy();
  });
});
