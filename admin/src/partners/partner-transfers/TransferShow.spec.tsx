import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { SettleButton } from './SettleButton';
import { WhatToDo } from './TransferShow';
import type { TransferResource } from './transfer';

const silent: TransferResource = {
  id: 't1',
  member_id: 'm1',
  site_id: 's1',
  site_name: 'マイル',
  direction: 'out',
  points: 300,
  status: 'requested',
  requested_at: '2026-11-20T10:00:00.000+09:00',
  ended_at: null,
  silent_since: '2026-11-20T10:00:10.000+09:00',
  code: null,
  site_says: null,
  compared_at: null,
  differs: false,
  version: 2,
};

const open = async (overrides: Partial<TransferResource> = {}) => {
  const transfer = { ...silent, ...overrides };
  const requests = mockApi({ 'POST partner-transfers/t1/settle': transfer });
  await show(
    <ResourceContextProvider value="partner-transfers">
      <RecordContextProvider value={transfer}>
        <WhatToDo />
        <SettleButton />
      </RecordContextProvider>
    </ResourceContextProvider>,
    '/',
    'ja',
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
};

describe('a transfer whose site does not respond', () => {
  it.each([
    [/^実行されていた/, true],
    [/^実行されていない/, false],
  ])('can be settled as the site reported: %s', async (choice, done) => {
    const posted = await open();
    expect(await screen.findByText(/返事がありません/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '結果を確定' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: choice }));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '先方に確認');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    await waitFor(() =>
      expect(posted()).toEqual([['partner-transfers/t1/settle', { reason: '先方に確認', done, version: 2 }]]),
    );
  });

  it('cannot be settled without a reported outcome', async () => {
    const posted = await open();
    await userEvent.click(await screen.findByRole('button', { name: '結果を確定' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '先方に確認');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    expect((await dialog.findAllByText(/必須|入力してください|required/i)).length).toBeGreaterThan(0);
    expect(posted()).toEqual([]);
  });
});

describe('another transfer', () => {
  it.each<[Partial<TransferResource>, RegExp]>([
    [{ status: 'failed', code: 'unreachable' }, /接続できませんでした/],
    [{ status: 'failed', code: 'frozen' }, /受け付けませんでした（frozen）/],
    [{ status: 'done', site_says: 'unknown', differs: true }, /一致しません/],
  ])('%j says what that means, and is not settled', async (overrides, words) => {
    await open(overrides);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
