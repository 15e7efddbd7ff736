import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../api/query-client';
import { switchLanguage } from '../../i18n/i18n';
import { NotificationsLink } from './components/NotificationsLink';
import NotificationsPage from './NotificationsPage';

const told = (number: number, more: object = {}) => ({
  id: `n-${number}`,
  created: '2026-04-01T12:00:00+09:00',
  title: `Title ${number}`,
  text: `Text ${number}`,
  path: '/buy-product-history',
  url: '',
  is_new: '0',
  ...more,
});

const WISHES = { expiry: '1', undecided: '1', shipping: '0', news: '1' };
const wishOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Shows the page beside the menu's link. @returns the paths that were written to */
const open = async (answer: object, payloads: object[] = []): Promise<string[]> => {
  cleanup();
  queryClient.clear();
  switchLanguage('en');
  const written: string[] = [];
  const list = { state: 200, page: 1, all_page: 1, pages: [1], list: [], unread: 0, detail: WISHES, ...answer };
  window.fetch = async (input, init) => {
    const path = String(input).replace('/api', '');
    if (init?.body) {
      written.push(path);
      payloads.push(JSON.parse((init.body as URLSearchParams).get('json') ?? '{}'));
    }
    const body =
      path === '/user/notifications'
        ? list
        : path === '/user/notification_settings'
          ? { state: 200, detail: payloads.at(-1) }
          : { state: 200, detail: {} };
    return Response.json({ csrf: { name: '_csrf', value: `${Math.random()}` }, ...body });
  };
  const element = (
    <>
      <nav>
        <NotificationsLink onClick={() => {}} />
      </nav>
      <Suspense>
        <NotificationsPage />
      </Suspense>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/notifications'] });
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return written;
};

describe('notifications', () => {
  it('are shown newest first with the way on, marked where they are new, and read by being shown', async () => {
    const list = [told(2, { is_new: '1', url: 'https://carrier.example/1' }), told(1, { path: '' })];
    const written = await open({ list, unread: 1 });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Title 2 New', 'Title 1 ']);
    expect(within(rows[0]!).getByRole('link', { name: 'Title 2: See more' }).getAttribute('href')).toBe(
      '/buy-product-history',
    );
    expect(
      within(rows[0]!)
        .getByRole('link', { name: /carrier/ })
        .getAttribute('href'),
    ).toBe('https://carrier.example/1');
    expect(within(rows[1]!).queryByRole('link')).toBeNull();
    await waitFor(() => expect(written).toEqual(['/user/notifications/read']));
    await waitFor(() => expect(screen.queryByText('1 new')).toBeNull());
    expect(screen.getByText('New')).toBeTruthy();
  });

  it('are new no more for who leaves the page and is back at once', async () => {
    cleanup();
    queryClient.clear();
    switchLanguage('en');
    let isRead = false;
    window.fetch = async (input, init) => {
      const path = String(input).replace('/api', '');
      if (init?.body && path === '/user/notifications/read') isRead = true;
      const rows = [told(1, { is_new: isRead ? '0' : '1' })];
      const list = { page: 1, all_page: 1, pages: [1], list: rows, unread: isRead ? 0 : 1, detail: WISHES };
      return Response.json({ csrf: { name: '_csrf', value: `${Math.random()}` }, state: 200, ...list });
    };
    const routes = [
      { path: '/notifications', element: <NotificationsPage /> },
      { path: '*', element: null },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/notifications'] });
    await act(async () =>
      render(
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>,
      ),
    );
    await screen.findByText('New');
    await waitFor(() => expect(isRead).toBe(true));
    await act(() => router.navigate('/coin-history'));
    await act(() => router.navigate(-1));
    await screen.findByText('Text 1');
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  });

  it('are not noted as read where none is new', async () => {
    const written = await open({ list: [told(1)] });
    await screen.findByText('Text 1');
    expect(written).toEqual([]);
    expect(screen.getByRole('navigation').textContent).toBe('Notifications');
  });

  it('say what will be here where there are none', async () => {
    await open({});
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
  });
});

describe('the mails that a member wants', () => {
  it('are shown as they are, sent together as they were chosen, and kept', async () => {
    const payloads: object[] = [];
    const written = await open({}, payloads);
    await screen.findByRole('heading', { name: 'Email notifications' });
    expect([/decide/, /points are about/, /late/, /bonus/].map((name) => wishOf(name).checked)).toEqual([
      ...[true, true, false, true],
    ]);
    fireEvent.click(wishOf(/decide/));
    fireEvent.click(wishOf(/late/));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(written).toEqual(['/user/notification_settings']);
    expect(payloads).toMatchObject([{ expiry: '1', undecided: '0', shipping: '1', news: '1' }]);
    expect([wishOf(/decide/).checked, wishOf(/late/).checked]).toEqual([false, true]);
    fireEvent.click(wishOf(/bonus/));
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});
