import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../../api/query-client';
import { type Call, makeCard, openShop, visit } from '../draws.fixture';
import { UndecidedAlert } from './UndecidedAlert';

const undecided = (id: number, pack_history_id: string) => ({
  ...makeCard(id),
  pack_history_id,
  expires_at: '2026-11-22T16:35:00+09:00',
});

const open = (list: object[], is_login: '0' | '1' = '1', all_page = 1) => {
  const calls = openShop({
    '/user/point': { detail: { is_login } },
    '/user/pack/card': { list, page: 1, all_page, pages: [1] },
  });
  visit({ path: '/', Component: UndecidedAlert });
  return calls;
};
/** Waits until the shop has responded to this request and to those that follow from it. */
const waitForResponse = (calls: readonly Call[], requestedPath: string) =>
  waitFor(() => {
    expect(calls.some(({ path }) => path === requestedPath)).toBe(true);
    expect(queryClient.isFetching()).toBe(0);
  });
const target = async () => (await screen.findByRole('link', { name: '選ぶ' })).getAttribute('href');

describe('UndecidedAlert', () => {
  it('shows the number of cards, the deadline, and a link to the choice of their draw', async () => {
    open([undecided(1, 'a'), undecided(2, 'a')]);
    expect(await target()).toBe('/get-card-list?packHistoryId=a');
    expect(screen.getByText('2枚が未選択です。')).toBeTruthy();
    expect(screen.getByText(/2026\/11\/22 16:35までに/)).toBeTruthy();
  });

  it('links to the choice for all draws when the cards are of several', async () => {
    open([undecided(1, 'a'), undecided(2, 'b')], '1', 2);
    expect(await target()).toBe('/get-card-list?packHistoryId=all');
    expect(screen.getByText('2枚以上が未選択です。')).toBeTruthy();
  });

  it('shows nothing without undecided cards, and requests none for a visitor', async () => {
    const calls = open([]);
    await waitForResponse(calls, '/user/pack/card');
    expect(screen.queryByRole('complementary')).toBeNull();
    cleanup();
    const visitorCalls = open([undecided(1, 'a')], '0');
    await waitForResponse(visitorCalls, '/user/point');
    expect(visitorCalls.some(({ path }) => path === '/user/pack/card')).toBe(false);
  });
});
