import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import type { UnusedAccountResource } from '../../../../services/members/unused-account-list/unused-account-list.contract';
import { mockApi, show } from '../../console.fixture';
import { UnusedAccountList } from './UnusedAccountList';

const account: UnusedAccountResource = {
  id: 'm1',
  used_at: '2026-06-01T10:00:00.000+09:00',
  state: 'held',
  held_by: ['cards', 'owes'],
  kept_at: null,
  told_at: '2026-11-01T10:00:00.000+09:00',
  told_again_at: '2026-11-24T10:00:00.000+09:00',
  closes_at: '2026-12-01T10:00:00.000+09:00',
  points: 1200,
  coins: 3,
};

const open = async (overrides: Partial<UnusedAccountResource> = {}) => {
  const requests = mockApi({ 'unused-accounts': [{ ...account, ...overrides }], 'POST members/m1/keep': { id: 'm1' } });
  await show(
    <ResourceContextProvider value="unused-accounts">
      <UnusedAccountList />
    </ResourceContextProvider>,
  );
  const row = within((await screen.findByText(/^1,200/)).closest('tr')!);
  return { row, sent: () => requests.filter(({ method }) => method === 'POST') };
};

describe('an unused account', () => {
  it('shows the warnings sent, the closing date, and what prevents closing', async () => {
    const { row } = await open();
    for (const text of ['保留中', /未選択のカード・未精算・異議申し立て/, /12.1.* 10:00/])
      expect(row.getByText(text)).toBeTruthy();
  });

  it('can be kept by a command with a reason', async () => {
    const { row, sent } = await open();
    await userEvent.click(await row.findByRole('button', { name: '継続' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '電話で確認');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    await waitFor(() =>
      expect(sent().map(({ path, body }) => [path, body])).toEqual([
        ['members/m1/keep', expect.objectContaining({ reason: '電話で確認' })],
      ]),
    );
  });

  it('cannot be kept a second time', async () => {
    const { row } = await open({ state: 'kept', held_by: [] });
    expect(row.queryByRole('button', { name: '継続' })).toBeNull();
  });
});
