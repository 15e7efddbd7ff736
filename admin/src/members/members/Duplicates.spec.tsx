import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { Duplicates } from './Duplicates';

const account = (id: string, overrides: object = {}) => ({
  id,
  mail: `${id}@example.com`,
  last_name: '高橋',
  first_name: id,
  middle_name: '',
  language: 'ja',
  tel: '09012345678',
  points: 0,
  coins: 0,
  state: 'active',
  banned_at: null,
  created: '2026-04-01T09:00:00.000+09:00',
  zipcode: '1000001',
  shiku: '千代田区',
  address: '1-1',
  building: '',
  log_in_at: '2026-04-02T09:00:00.000+09:00',
  log_in_address: '203.0.113.5',
  log_in_device: 'Phone',
  signs: [],
  strength: null,
  ...overrides,
});
const member = account('me');
const second = account('second', { signs: ['place', 'tel', 'name'], strength: 'strong', points: 800 });
const friend = account('friend', { signs: ['tel'], strength: 'likely' });

const open = async (others: readonly object[], total = others.length, path = '/') => {
  const requests = mockApi({
    'members/me/duplicates': { member, others, total },
    'POST members/second/open-case': { id: '1', state: 'open' },
  });
  await show(
    <RecordContextProvider value={member}>
      <Duplicates />
    </RecordContextProvider>,
    path,
  );
  return requests;
};
const OPEN_CASE = '不正利用のケースを開く';

describe('the possible duplicates of an account', () => {
  it('show likelihood and reasons, without a command to open a case', async () => {
    await open([second, friend]);
    const items = within(await screen.findByRole('list', { name: '重複の疑い' })).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    const words = (item: HTMLElement) =>
      ['可能性が高い', '可能性あり', '同じ電話番号', '同じ氏名', '同じ住所'].filter((word) =>
        within(item).queryByText(word),
      );
    expect(items.map(words)).toEqual([
      ['可能性が高い', '同じ電話番号', '同じ氏名', '同じ住所'],
      ['可能性あり', '同じ電話番号'],
    ]);
    expect(screen.queryByRole('button', { name: OPEN_CASE })).toBeNull();
  });

  it('appear in pairs for comparison, with equal values marked', async () => {
    await open([second, friend]);
    await userEvent.click(await screen.findByRole('button', { name: '高橋 second と比べる' }));
    const table = await screen.findByRole('table', { name: '2つのアカウントの比較' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const agreeing = within(table)
      .getAllByRole('row')
      .filter((row) => within(row).queryByText('一致'));
    expect(agreeing.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '氏名一致',
      '電話番号一致',
      '住所一致',
    ]);
    await userEvent.click(screen.getByRole('button', { name: '候補の一覧に戻る' }));
    expect(await screen.findByRole('list', { name: '重複の疑い' })).toBeTruthy();
  });

  it('join one case from the comparison, with a reason', async () => {
    const requests = await open([second], 1, '/?with=second');
    const sent = () => requests.filter(({ method }) => method === 'POST');
    await userEvent.click(await screen.findByRole('button', { name: OPEN_CASE }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    expect(sent()).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '本人に確認');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ path: 'members/second/open-case', body: { with: 'me', reason: '本人に確認' } }]),
    );
  });

  it('appear five at a time', async () => {
    const requests = await open([second], 12);
    await userEvent.click(await screen.findByRole('button', { name: /3/ }));
    await waitFor(() =>
      expect(requests.map(({ path }) => decodeURI(path))).toEqual([
        'members/me/duplicates?range=[0,4]',
        'members/me/duplicates?range=[10,14]',
      ]),
    );
  });

  it('exclude accounts that share only a home or a network, and the page says so', async () => {
    await open([]);
    expect((await screen.findByRole('alert')).textContent).toContain('住所や回線が同じだけのアカウントは');
  });
});
