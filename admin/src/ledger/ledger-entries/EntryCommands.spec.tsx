import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import type {
  EntryCorrections as Corrections,
  LinkedEntry,
} from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { chooseCode, mockApi, show } from '../../console.fixture';
import { EntryCommands } from './EntryCommands';
import { EntryCorrections } from './EntryCorrections';

const linked = (id: string, kind: string, amount: number): LinkedEntry => ({
  ...{ id, kind, amount, unit: 'points' },
  at: '2026-04-01T12:00:00.000+09:00',
});
const NONE: Corrections = { reverses: null, reversed_by: [], is_reversible: false, to_make_good: 0 };

const open = async (kind: string, of: Partial<Corrections>, memberId: string | null = 'm1') => {
  const requests = mockApi({
    'POST members/m1/reverse-grant': { id: 'm1' },
    'POST members/m1/grant-points': { id: 'm1' },
  });
  const entry = { id: 'e1.1', kind, unit: 'points', member_id: memberId, event: { event_id: 'e1' }, ...NONE, ...of };
  await show(
    <RecordContextProvider value={entry}>
      <EntryCommands />
      <EntryCorrections />
    </RecordContextProvider>,
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const links = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

describe('the page of a ledger entry', () => {
  it('reverses a grant, and names it', async () => {
    const sent = await open('grant', { is_reversible: true });
    await userEvent.click(await screen.findByRole('button', { name: '付与を取り消す' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '誤り');
    await chooseCode(dialog, '誤りの訂正');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { entry: 'e1', reason: '誤り', reason_code: 'correction' };
    await waitFor(() => expect(sent()).toEqual([['members/m1/reverse-grant', body]]));
  });

  it('restores what an entry took, by default all of it, and names the entry', async () => {
    const sent = await open('forfeit', { to_make_good: 300 });
    await userEvent.click(await screen.findByRole('button', { name: '補填する' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/あと300P/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '誤り');
    await chooseCode(dialog, 'その他');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { makes_good: 'e1', points: 300, reason: '誤り', reason_code: 'other' };
    await waitFor(() => expect(sent()).toEqual([['members/m1/grant-points', body]]));
  });

  it('links a grant to its reversal and to the entry that it restored', async () => {
    await open('grant', { reverses: linked('e0.0', 'draw', -60), reversed_by: [linked('e2.0', 'reversal', -60)] });
    expect(await screen.findByText('補填した仕訳')).toBeTruthy();
    expect(screen.getByText('この付与の取り消し')).toBeTruthy();
    expect(links()).toEqual([
      ['/ledger-entries/e0.0/show', expect.stringContaining('ガチャ · -60P')],
      ['/ledger-entries/e2.0/show', expect.stringContaining('付与の取り消し · -60P')],
    ]);
    expect(buttons()).toEqual([]);
  });

  it('links a reversal to its grant and to the entry that restored it', async () => {
    await open('reversal', { reverses: linked('e0.1', 'grant', 60), reversed_by: [linked('e2.1', 'grant', 60)] });
    expect(await screen.findByText('取り消した付与')).toBeTruthy();
    expect(screen.getByText('この仕訳の補填')).toBeTruthy();
    expect(links().map(([href]) => href)).toEqual(['/ledger-entries/e0.1/show', '/ledger-entries/e2.1/show']);
  });

  it('shows no corrections or commands for an unrelated entry or one of the shop', async () => {
    await open('payment', {});
    expect([buttons(), links()]).toEqual([[], []]);
    await open('deposit', { to_make_good: 5 }, null);
    expect(buttons()).toEqual([]);
  });
});
