import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../api/query-client';
import { switchLanguage } from '../../i18n/i18n';
import { NotificationsLink } from './components/NotificationsLink';
import NotificationsPage from './NotificationsPage';

const notificationOf = (number: number, overrides: object = {}) => ({
  id: `n-${number}`,
  created: '2026-04-01T12:00:00+09:00',
  title: `Title ${number}`,
  text: `Text ${number}`,
  path: '/buy-product-history',
  url: '',
  is_new: '0',
  ...overrides,
});

const SETTINGS = { expiry: '1', undecided: '1', shipping: '0', news: '1' };
const checkboxOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Renders the page beside the menu's link. @returns the paths of writes */
const open = async (response: object, payloads: object[] = []): Promise<string[]> => {
  cleanup();
  queryClient.clear();
  switchLanguage('en');
  const written: string[] = [];
  const list = { state: 200, page: 1, all_page: 1, pages: [1], list: [], unread: 0, detail: SETTINGS, ...response };
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
  it('appear newest first with links, marked when new, and count as read once shown', async () => {
    const list = [
      notificationOf(2, { is_new: '1', url: 'https://carrier.example/1' }),
      notificationOf(1, { path: '' }),
    ];
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

  it('lose their mark for a member who leaves the page and returns at once', async () => {
    cleanup();
    queryClient.clear();
    switchLanguage('en');
    let isRead = false;
    window.fetch = async (input, init) => {
      const path = String(input).replace('/api', '');
      if (init?.body && path === '/user/notifications/read') isRead = true;
      const rows = [notificationOf(1, { is_new: isRead ? '0' : '1' })];
      const list = { page: 1, all_page: 1, pages: [1], list: rows, unread: isRead ? 0 : 1, detail: SETTINGS };
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

  it('send no write when none is new', async () => {
    const written = await open({ list: [notificationOf(1)] });
    await screen.findByText('Text 1');
    expect(written).toEqual([]);
    expect(screen.getByRole('navigation').textContent).toBe('Notifications');
  });

  it('show an explanation when there are none', async () => {
    await open({});
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
  });
});

describe('mail settings', () => {
  it('show the current choice, and save all changes together', async () => {
    const payloads: object[] = [];
    const written = await open({}, payloads);
    await screen.findByRole('heading', { name: 'Email notifications' });
    expect([/decide/, /points are about/, /late/, /bonus/].map((name) => checkboxOf(name).checked)).toEqual([
      ...[true, true, false, true],
    ]);
    fireEvent.click(checkboxOf(/decide/));
    fireEvent.click(checkboxOf(/late/));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(written).toEqual(['/user/notification_settings']);
    expect(payloads).toMatchObject([{ expiry: '1', undecided: '0', shipping: '1', news: '1' }]);
    expect([checkboxOf(/decide/).checked, checkboxOf(/late/).checked]).toEqual([false, true]);
    fireEvent.click(checkboxOf(/bonus/));
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});
