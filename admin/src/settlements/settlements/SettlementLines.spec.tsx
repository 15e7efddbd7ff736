import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { SettlementLines } from './SettlementLines';
import type { SettlementLineResource, SettlementResource } from './settlement';

const settlement: SettlementResource = {
  id: 'paypal-2026-04-01',
  provider: 'paypal',
  day: '2026-04-01',
  state: 'done',
  imported_at: '2026-04-02T09:00:00.000+09:00',
  ours_yen: 6000,
  theirs_yen: 4000,
  fee: 144,
  payout: 3856,
  paid_out_yen: 0,
  awaited_yen: 3856,
  open_yen: 3000,
  matched: 1,
  other_amount: 0,
  theirs_only: 1,
  ours_only: 1,
};
const PAYMENT = '0193a000-0000-7000-8000-000000000001';
const line: SettlementLineResource = {
  id: 'l1',
  list: 'theirs-only',
  provider: 'paypal',
  day: '2026-04-01',
  kind: 'payment',
  order: 'made-up',
  reference: 'R1',
  ours_yen: null,
  theirs_yen: 1000,
  fee: 36,
  payment_id: null,
};

const open = async (lines: readonly SettlementLineResource[]) => {
  const requests = mockApi({ 'settlement-lines': { status: 200, body: lines } });
  await show(
    <ResourceContextProvider value="settlements">
      <RecordContextProvider value={settlement}>
        <SettlementLines />
      </RecordContextProvider>
    </ResourceContextProvider>,
  );
  return () => decodeURIComponent(requests.at(-1)!.path);
};

describe('the four lists of a settlement', () => {
  it('open at the first list that needs attention, and name the next step', async () => {
    const requests = await open([line]);
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('決済会社のみ (1)');
    expect(requests()).toContain('"list":"theirs-only"');
    expect(screen.getByRole('tabpanel').textContent).toContain('記帳していません');
    expect(await screen.findByText('made-up')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'made-up' })).toBeNull();
  });

  it('link each line to its payment', async () => {
    const requests = await open([{ ...line, list: 'ours-only', order: PAYMENT, payment_id: PAYMENT }]);
    await userEvent.click(await screen.findByRole('tab', { name: '当店のみ (1)' }));
    await waitFor(() => expect(requests()).toContain('"list":"ours-only"'));
    const link = await screen.findByRole('link', { name: PAYMENT });
    expect(link.getAttribute('href')).toBe(`/payments/${PAYMENT}/show`);
  });
});
