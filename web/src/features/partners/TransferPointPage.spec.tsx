import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import TransferPointPage from './TransferPointPage';

const miles = { id: 's1', name: 'マイル', status: '1', direction: 'in', point: 1500, under_way: 0 };
const other = { id: 's2', name: '港', status: '0', direction: 'out', point: 300, under_way: 0 };

const open = async (sites: object[], replies: Record<string, object> = {}, language: 'ja' | 'en' = 'ja') => {
  const list = { state: 200, list: sites, error: '' };
  const sent = openShop({ '/user/transfer/point': list, ...replies });
  await openPages([{ path: '/transfer-point', element: <TransferPointPage /> }], '/transfer-point', language);
  return sent;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const writes = (sent: { path: string; payload: unknown }[]) => sent.filter(({ payload }) => payload !== null);

describe('moving points', () => {
  it('asks for an amount and a confirmation that names the site, then reports success', async () => {
    const sent = await open([miles]);
    await press('マイルのポイントを移行する');
    await userEvent.type(screen.getByLabelText('移行するポイント'), '１２００');
    await press('確認する');
    expect(screen.getByRole('dialog', { name: 'ポイントを移行しますか？' }).textContent).toContain('マイルの1,200P');
    await press('移行する');
    await screen.findByText('ポイントを移行しました。');
    expect(writes(sent)).toEqual([{ path: '/user/transfer/point', payload: { point: 1200, site_id: 's1' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['0', '1ポイント以上で入力してください。'],
    ['1501', '所有ポイントをオーバーしています。'],
  ])('rejects the amount %s', async (typed, words) => {
    const sent = await open([miles]);
    await press('マイルのポイントを移行する');
    await userEvent.type(screen.getByLabelText('移行するポイント'), typed);
    await press('確認する');
    expect(screen.getByText(words)).toBeTruthy();
    expect(writes(sent)).toEqual([]);
  });

  it('fills in the whole balance, and says that only free points can be moved out', async () => {
    await open([{ ...other, status: '1' }]);
    await press('港のポイントを移行する');
    await press('すべて');
    expect((screen.getByLabelText('移行するポイント') as HTMLInputElement).value).toBe('300');
    expect(screen.getByText(/無償ポイントだけ/)).toBeTruthy();
  });

  it('shows the error of the shop, and closes the popup', async () => {
    await open([miles], { '/user/transfer/point': { state: 200, list: [miles], error: '上限です。' } });
    await press('マイルのポイントを移行する');
    await press('すべて');
    await press('確認する');
    await press('移行する');
    expect((await screen.findByRole('alert')).textContent).toBe('上限です。');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a partner site', () => {
  it('links by a log-in, and loads the list again afterwards', async () => {
    const sent = await open([other], { '/user/transfer/login': { state: 200, result: true, error: '' } });
    await press('港と連携する');
    const dialog = within(screen.getByRole('dialog', { name: '港にログイン' }));
    await userEvent.click(dialog.getByRole('button', { name: '連携する' }));
    await waitFor(() => expect(dialog.getAllByText('入力してください。')).toHaveLength(2));
    expect(writes(sent)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('メールアドレス'), 'a@example.com');
    await userEvent.type(dialog.getByLabelText('パスワード'), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: '連携する' }));
    await screen.findByText('連携成功しました。');
    const payload = { loginid: 'a@example.com', password: 'secret', site_id: 's2' };
    expect(writes(sent)).toEqual([{ path: '/user/transfer/login', payload }]);
    expect(sent.filter(({ path }) => path === '/user/transfer/point')).toHaveLength(2);
  });

  it('shows in the popup why linking failed, and keeps the mail address', async () => {
    await open([other], { '/user/transfer/login': { state: 200, result: false, error: '認証が必要です。' } });
    await press('港と連携する');
    await userEvent.type(screen.getByLabelText('メールアドレス'), 'a@example.com');
    await userEvent.type(screen.getByLabelText('パスワード'), 'secret');
    await press('連携する');
    expect((await screen.findByRole('alert')).textContent).toBe('認証が必要です。');
    expect((screen.getByLabelText('メールアドレス') as HTMLInputElement).value).toBe('a@example.com');
    expect((screen.getByLabelText('パスワード') as HTMLInputElement).value).toBe('');
  });

  it.each([
    [0, true],
    [1, false],
  ])('given the state %d of the phone number, then offers to verify it: %s', async (end_sms, isOffered) => {
    const sent = await open([other], { '/user/detail': { state: 200, detail: { end_sms } } });
    await press('港と連携する');
    await waitFor(() => expect(sent.some(({ path }) => path === '/user/detail')).toBe(true));
    const offer = () => screen.queryByRole('link', { name: '電話番号を認証する' });
    await waitFor(() => expect(offer() !== null).toBe(isOffered));
  });

  it('shows that the site is unreachable, and offers a retry', async () => {
    const sent = await open([{ ...miles, point: null }]);
    expect(screen.getByText(/マイルに接続できません/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'マイルのポイントを移行する' })).toBeNull();
    await press('もう一度確認する');
    await waitFor(() => expect(sent.filter(({ path }) => path === '/user/transfer/point')).toHaveLength(2));
  });

  it('shows a pending transfer, and allows no other meanwhile', async () => {
    await open([{ ...miles, under_way: 600 }]);
    expect(screen.getByText(/600Pを移行中/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'マイルのポイントを移行する' })).toBeNull();
  });

  it('reports when there are no sites', async () => {
    await open([], {}, 'en');
    expect(screen.getByText('No partner sites are available at the moment.')).toBeTruthy();
  });
});
