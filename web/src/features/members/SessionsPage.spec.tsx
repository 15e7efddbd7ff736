import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import SessionsPage from './SessionsPage';

const at = '2026-01-15T12:00:00+09:00';
const session = (id: string, browser: string, system: string, is_current: string) => ({
  id,
  browser,
  system,
  is_current,
  created: at,
  last_used: at,
});
const list = [session('a', 'Chrome', 'Windows', '1'), session('b', 'Safari', 'iPhone', '0'), session('c', '', '', '0')];

const open = async (response: object) => {
  const sent = openShop({ '/user/session/list': { state: 200, list }, '/user/session/end': response });
  await openPages([{ path: '/sessions', element: <SessionsPage /> }], '/sessions');
  await screen.findByRole('heading', { level: 1 });
  return sent;
};
const ended = (sent: Awaited<ReturnType<typeof open>>) =>
  sent.filter(({ path }) => path === '/user/session/end').map(({ payload }) => payload);

describe('the devices of a member', () => {
  it('have names, and each other one can be logged out', async () => {
    const sent = await open({ state: 200 });
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Windows / Chrome', 'iPhone / Safari', '不明な端末']);
    expect(screen.queryByRole('button', { name: /Windows/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'iPhone / Safariをログアウトさせる' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ログアウトさせました'));
    expect(ended(sent)).toEqual([{ session_id: 'b' }]);
    expect(sent.filter(({ path }) => path === '/user/session/list')).toHaveLength(2);
  });

  it('can be logged out all at once', async () => {
    const sent = await open({ state: 200 });
    await userEvent.click(screen.getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }));
    await waitFor(() => expect(ended(sent)).toEqual([{ session_id: 'others' }]));
  });

  it('show a message when they were logged out before', async () => {
    await open({ state: 400, errors: { session_id: ['すでにログアウトしています。'] } });
    await userEvent.click(screen.getByRole('button', { name: '不明な端末をログアウトさせる' }));
    await screen.findByText('すでにログアウトしています。');
  });
});
