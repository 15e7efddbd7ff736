import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { queryClient } from '../api/query-client';
import { currentUser } from '../api/session';
import TopPage from './TopPage';

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = () => {};
const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
window.matchMedia = () => media as unknown as MediaQueryList;

const pack = {
  id: '7',
  name: '歯車の門',
  point: 300,
  total_pack_count: 1000,
  pack_count: 120,
  verified: { chained: 880, recomputed: 0, differs: '0' },
  payment_method: '1',
  image: [],
  is_before: '0',
  is_paused: '0',
  max_buy_count: 0,
  can_limit: 0,
  conditions: [],
  extra_prizes: [],
  tags: [],
  top_prizes: [],
};
const page = { page: 1, all_page: 1 };
const purchase = { pack_id: '7', count: 10, payment_method: '1', cost: 3000, before: 5000, after: 2000 };
const RESPONSES: Record<string, object> = {
  '/user/banner/slides': { mode: 1, list: [], alert: '国内送料無料' },
  '/user/card_type': {
    list: [
      { id: 999998, name: 'ALL' },
      { id: 2, name: '歯車騎士団' },
      { id: 9999, name: 'comming soon' },
      { id: -1, name: 'お知らせ' },
    ],
  },
  '/user/pack/all_list/999998': { list: [pack], ...page },
  '/user/pack/all_list/9999': { list: [], ...page },
  '/user/pack/tags/999998': { list: [] },
  '/user/pack/favourites': { list: [] },
  '/user/post/list': { list: [{ title: '開店しました', created: '', content: '', images: [] }], ...page },
  '/user/pack/card': { list: [], ...page },
  '/user/pack/check': { result: '1', detail: purchase },
};

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (is_login: '0' | '1', address = '/') => {
  const user = { is_login, rank: '', rank_icon: '', point: 5000, coin: 0, last_name: '', first_name: '' };
  queryClient.clear();
  queryClient.setQueryData(currentUser.queryKey, user);
  window.fetch = async (input) => {
    const csrf = { name: 'token', value: String(Math.random()) };
    return Response.json({ state: 200, csrf, ...RESPONSES[String(input).replace('/api', '')] });
  };
  const routes = [
    { path: '/', Component: TopPage },
    { path: '*', Component: Whereabouts },
  ];
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </QueryClientProvider>,
  );
};
const draw10 = async () => userEvent.click(await screen.findByRole('button', { name: /^10回引く/ }));
const chosenTab = async () => (await screen.findByRole('link', { current: 'page' })).textContent;

describe('a press on a tile’s buy button', () => {
  it('redirects a visitor to the log-in, with the pack and the count', async () => {
    open('0');
    await draw10();
    expect(await screen.findByText('/login?packId=7&num=10')).toBeTruthy();
  });

  it('asks a member to confirm the purchase that the shop has checked', async () => {
    open('1');
    await draw10();
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('2,000P'));
  });
});

describe('the link to registration', () => {
  const way = () => screen.queryByRole('link', { name: '無料で会員登録する' });

  it('appears for a visitor', async () => {
    open('0');
    await chosenTab();
    expect(way()?.getAttribute('href')).toBe('/sign-up');
  });

  it('does not appear for a member', async () => {
    open('1');
    await chosenTab();
    expect(way()).toBeNull();
  });
});

describe('the tabs', () => {
  it('start with all packs, below the alert', async () => {
    open('0');
    expect(await chosenTab()).toBe('ALL');
    expect(await screen.findByRole('heading', { level: 2, name: '歯車の門' })).toBeTruthy();
    expect((await screen.findByText('国内送料無料')).getAttribute('role')).toBe('status');
  });

  it('show what is coming soon', async () => {
    open('0', '/?index=9999');
    expect(await chosenTab()).toBe('Coming soon');
    expect(await screen.findByRole('heading', { name: 'Coming soon' })).toBeTruthy();
  });

  it('open the notices', async () => {
    open('0');
    await userEvent.click(await screen.findByRole('link', { name: 'お知らせ' }));
    expect(await screen.findByRole('heading', { name: '開店しました' })).toBeTruthy();
    expect(await chosenTab()).toBe('お知らせ');
  });
});
