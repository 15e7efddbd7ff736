import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import CompleteLeavePage from './CompleteLeavePage';
import LeavePage from './LeavePage';

const free = { point: 1200, coin: 3, cards: 0, parcels: 0, payments: 0, transfers: 0, owes: '0' };

const open = async (detail: object, response: object = { state: 200 }) => {
  // The same path serves GET and POST, so the response has the fields of both.
  const sent = openShop({
    '/user/close_account': { ...response, state: 200, ...response, detail: { ...free, ...detail } },
  });
  const routes = [
    { path: '/leave', element: <LeavePage /> },
    { path: '/complete-leave', element: <CompleteLeavePage /> },
  ];
  const shown = await openPages(routes, '/leave');
  return { sent, ...shown };
};
const leave = () => userEvent.click(screen.getByRole('button', { name: '退会する' }));
const closings = (sent: { path: string; payload: unknown }[]) =>
  sent.filter(({ path, payload }) => path === '/user/close_account' && payload !== null).map(({ payload }) => payload);

describe('leaving', () => {
  it('shows what lapses, requires the password and a tick, and confirms the closure', async () => {
    const { sent, addressNow } = await open({});
    await screen.findByText('1,200P');
    expect(screen.getByText('3コイン')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('パスワード'), 'secret12');
    await leave();
    expect((await screen.findByRole('alert')).textContent).toBe('確認のチェックを入れてください。');
    expect(closings(sent)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await leave();
    await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
    expect(addressNow()).toBe('/complete-leave');
    expect(closings(sent)).toEqual([{ pass: 'secret12', point: 1200, coin: 3 }]);
  });

  it('shows open obligations with links instead of the form', async () => {
    await open({ cards: 2, parcels: 1, payments: 1, owes: '1' });
    await screen.findByRole('heading', { name: 'まだ退会できません' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('カードが2枚'),
      expect.stringContaining('荷物が1個'),
      expect.stringContaining('1件'),
      expect.stringContaining('お問い合わせ'),
    ]);
    expect(screen.queryByRole('button', { name: '退会する' })).toBeNull();
  });

  it('shows no confirmation to a visitor who opens its address directly', async () => {
    openShop({});
    const { addressNow } = await openPages(
      [{ path: '/complete-leave', element: <CompleteLeavePage /> }],
      '/complete-leave',
    );
    await waitFor(() => expect(addressNow()).toBe('/'));
  });
});
