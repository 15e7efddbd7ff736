import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../../api/query-client';
import { currentUser } from '../../../api/session';
import { listOf, makePack, openShop } from '../catalog.fixture';
import FinderForm from './FinderForm';
import { PackTiles } from './PackTiles';

const USER = {
  ...{ is_login: '1', rank: '', rank_icon: '', point: 0, coin: 0 },
  last_name: '',
  first_name: '',
} as const;
const LIST = '/user/pack/all_list/2';
const TAGS = [
  { id: 'new', name: '新着', color: 'green' },
  { id: '激アツ', name: '激アツ', color: 'orange' },
];

let responses: Record<string, object>;
let requests: string[];
let router: ReturnType<typeof createMemoryRouter>;

const open = async (address: string, { isWide = true, is_login = '1' as '0' | '1' } = {}) => {
  cleanup();
  const media = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = () => media as unknown as MediaQueryList;
  // A slow typist causes requests for the letters in between.
  const known = (path: string) => responses[path] ?? (path.startsWith(LIST) ? listOf([makePack()]) : undefined);
  requests = openShop(new Proxy(responses, { get: (_, path) => known(String(path)) }));
  queryClient.setQueryData(currentUser.queryKey, { ...USER, is_login });
  const page = (
    <>
      <FinderForm type="2" />
      <Suspense>
        <PackTiles type="2" page={1} />
      </Suspense>
      <Link to="/?index=2">別の一覧</Link>
    </>
  );
  router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(requests.some((path) => path.includes('/2'))).toBe(true));
};
const address = () => decodeURIComponent(router.state.location.search);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'パックを検索' });

beforeEach(() => {
  responses = {
    [LIST]: listOf([makePack(), makePack({ id: '8' })]),
    '/user/pack/tags/2': { list: TAGS },
    '/user/pack/favourites': { list: [] },
  };
});

describe('the search', () => {
  it('keeps each letter, and writes the address after a pause in typing', async () => {
    responses[`${LIST}?q=dragon`] = listOf([makePack()]);
    await open('/?index=2&page=3');
    await userEvent.type(field(), 'dragon');
    expect(field().value).toBe('dragon');
    await waitFor(() => expect(address()).toBe('?index=2&q=dragon'));
    await waitFor(() => expect(requests.filter((path) => path.includes('q=')).at(-1)).toBe(`${LIST}?q=dragon`));
    expect(await screen.findByText('1件のパック')).toBeTruthy();
    expect(field().value).toBe('dragon');
  });

  it('reports that nothing was found, and links back to all packs', async () => {
    responses[`${LIST}?q=x`] = listOf([]);
    await open('/?index=2&q=x');
    expect(field().value).toBe('x');
    await screen.findByText('条件に合うパックが見つかりませんでした。');
    await userEvent.click(screen.getByRole('link', { name: '条件をすべて解除' }));
    await waitFor(() => expect(address()).toBe('?index=2'));
    await waitFor(() => expect(field().value).toBe(''));
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('takes over an address that was opened elsewhere', async () => {
    responses[`${LIST}?q=x`] = listOf([]);
    await open('/?index=2&q=x');
    await userEvent.click(screen.getByRole('link', { name: '別の一覧' }));
    await waitFor(() => expect(field().value).toBe(''));
  });
});

describe('the choice', () => {
  it('shows all filters beside the search on a wide window', async () => {
    await open('/?index=2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '並び順' }), 'price-up');
    await waitFor(() => expect(address()).toBe('?index=2&sort=price-up'));
    await userEvent.type(screen.getByRole('textbox', { name: '上限' }), '５００円');
    await userEvent.tab();
    await waitFor(() => expect(address()).toBe('?index=2&sort=price-up&max=500'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '支払い方法' }), '1');
    await userEvent.click(await screen.findByRole('button', { name: '激アツ' }));
    await userEvent.click(screen.getByRole('button', { name: 'いま引ける' }));
    await waitFor(() => expect(address()).toBe('?index=2&sort=price-up&max=500&payment=1&tag=激アツ&drawable=1'));
    expect(screen.getByRole('button', { name: '激アツ', pressed: true })).toBeTruthy();
  });

  it('moves the filters into a sheet on a phone, and shows the chosen ones as removable chips', async () => {
    responses[`${LIST}?max=500&tag=new`] = listOf([makePack()]);
    responses[`${LIST}?tag=new`] = listOf([makePack()]);
    await open('/?index=2&max=500&tag=new', { isWide: false });
    await userEvent.click(screen.getByRole('button', { name: '絞り込み（2）' }));
    expect(await screen.findByRole('button', { name: '1件を表示する' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '1件を表示する' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: '新着を解除' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '〜500を解除' }));
    await waitFor(() => expect(address()).toBe('?index=2&tag=new'));
  });

  it('loads the favourites of a member, and links a visitor to the log-in', async () => {
    responses['/user/pack/favourites/2?favourites=1'] = listOf([]);
    await open('/?index=2');
    await userEvent.click(screen.getByRole('button', { name: 'お気に入り' }));
    expect(await screen.findByText('お気に入りのパックはまだありません。')).toBeTruthy();
    await open('/?index=2&favourites=1', { is_login: '0' });
    expect(screen.getByRole('link', { name: 'お気に入り' }).getAttribute('href')).toBe(
      '/login?next=%2F%3Findex%3D2%26favourites%3D1',
    );
    expect(await screen.findByRole('link', { name: 'ログインする' })).toBeTruthy();
    expect(requests.filter((path) => path.includes('favourites'))).toEqual([]);
  });
});
