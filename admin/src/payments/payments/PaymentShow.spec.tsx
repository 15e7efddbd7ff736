import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { chooseCode, mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { PaymentAlarms } from './PaymentAlarms';
import { PaymentCommands } from './PaymentCommands';
import { PaymentTimeline } from './PaymentTimeline';
import type { PaymentHappening, PaymentResource } from './payment';

const transfer: PaymentResource = {
  id: '0193a000-0000-7000-8000-000000000001',
  member_id: '0193a000-0000-7000-8000-000000000002',
  course_id: '0193a000-0000-7000-8000-000000000003',
  method: 'bank-transfer',
  provider: 'bank',
  yen: 3000,
  points: 3000,
  bonus_points: 60,
  bonus_coins: 2,
  status: 'awaiting',
  requested_at: '2026-04-01T10:00:00+09:00',
  due_at: '2026-04-06T23:59:59+09:00',
  paid_at: null,
  late: false,
  failure_code: null,
  provider_ref: null,
  number: '01234',
  sender: 'ヤマダ タロウ',
  card_number: null,
  alarms: [],
  refunded_yen: 0,
  refunding_yen: 0,
  refund_by: null,
  disputed_yen: 0,
  charged_back_yen: 0,
  dispute_case: null,
  dispute_case_yen: null,
  owed_yen: 0,
  version: 4,
};

const open = async (part: React.ReactNode, overrides: Partial<PaymentResource> = {}, language: Language = 'ja') => {
  const payment = { ...transfer, ...overrides };
  const requests = mockApi({
    'audit-trail': { status: 200, body: [] },
    [`POST payments/${payment.id}/confirm-deposit`]: { ...payment, status: 'paid' },
    [`POST payments/${payment.id}/refund`]: payment,
    [`POST payments/${payment.id}/settle-debt`]: payment,
    [`POST payments/${payment.id}/charge-back`]: payment,
    [`POST payments/${payment.id}/charge-back-lost`]: payment,
    [`POST payments/${payment.id}/bounce-refund`]: payment,
    [`POST payments/${payment.id}/close-alarm`]: payment,
  });
  await show(
    <ResourceContextProvider value="payments">
      <RecordContextProvider value={payment}>{part}</RecordContextProvider>
    </ResourceContextProvider>,
    '/',
    language,
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
};

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the commands of a payment', () => {
  it.each<[string, Partial<PaymentResource>, string[]]>([
    ['a transfer that is awaited', {}, ['入金を確認', '取り消す']],
    ['a transfer that has expired', { status: 'expired' }, ['入金を確認']],
    ['a transfer that is paid', { status: 'paid' }, ['返金']],
    [
      'a refund by transfer',
      { status: 'paid', refunding_yen: 3000, refund_by: 'transfer' },
      ['返金の振込を記録', '返金をやめる'],
    ],
    ['a debt of a refund', { status: 'paid', refunded_yen: 3000, owed_yen: 500 }, ['未収金を精算']],
    [
      'a card that is paid',
      { method: 'card', provider: 'veritrans', status: 'paid' },
      ['今すぐ照会', '返金', 'チャージバックを記録'],
    ],
    [
      'a chargeback that is open',
      { method: 'card', provider: 'veritrans', status: 'paid', disputed_yen: 3000, alarms: ['chargeback'] },
      ['今すぐ照会', '証拠を書き出す（CSV）', '勝ちを記録', '負けを記録'],
    ],
    [
      'a chargeback that was lost',
      { method: 'card', provider: 'veritrans', status: 'paid', charged_back_yen: 3000, owed_yen: 500 },
      ['今すぐ照会', '未収金を精算'],
    ],
    [
      'a dispute that the provider tells of',
      { method: 'paypal', provider: 'paypal', status: 'paid', alarms: ['dispute'], dispute_case: 'PP-R-1' },
      ['今すぐ照会', '返金', 'チャージバックを記録', '対応済みにする'],
    ],
    ['money that came twice', { status: 'paid', refunded_yen: 3000, alarms: ['surplus'] }, ['対応済みにする']],
    ['a slip', { method: 'convenience-store', provider: 'veritrans' }, ['今すぐ照会', '取り消す']],
    ['a number that nobody takes back', { method: 'pay-easy', provider: 'veritrans' }, ['今すぐ照会']],
    ['a card', { method: 'card', provider: 'veritrans', status: 'failed' }, ['今すぐ照会']],
  ])('%s', async (_, overrides, offered) => {
    await open(<PaymentCommands />, overrides);
    await waitFor(() => expect(buttons()).toEqual(offered));
  });

  it('confirms a deposit with the statement’s amount and time, and the displayed version', async () => {
    const sent = await open(<PaymentCommands />);
    await userEvent.click(await screen.findByRole('button', { name: '入金を確認' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole<HTMLInputElement>('spinbutton', { name: /入金額/ });
    expect(amount.value).toBe('');
    await userEvent.type(amount, '3000');
    await userEvent.type(dialog.getByLabelText(/入金日時/), '2026-04-02T09:30');
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '明細で確認');
    await chooseCode(dialog, '誤りの訂正');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = {
      yen: 3000,
      received_at: '2026-04-02T09:30:00+09:00',
      reason: '明細で確認',
      reason_code: 'correction',
      version: 4,
    };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/confirm-deposit`, body]]));
  });
});

describe('refunds', () => {
  const shown = () => screen.findByRole('dialog');

  it('cannot exceed the remaining amount, and include spent points only on request', async () => {
    const sent = await open(<PaymentCommands />, { status: 'paid', refunded_yen: 1000 });
    await userEvent.click(await screen.findByRole('button', { name: '返金' }));
    const dialog = within(await shown());
    const amount = dialog.getByRole('spinbutton', { name: /返金額/ });
    await userEvent.type(amount, '2001');
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '二重購入');
    await chooseCode(dialog, '二重のお支払い');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    expect(await dialog.findByText(/2000/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    await userEvent.click(dialog.getByRole('switch', { name: '使用済みのポイントの分も返金する' }));
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { yen: 2000, spent_too: true, reason: '二重購入', reason_code: 'duplicate-payment', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/refund`, body]]));
  });

  it('leave a debt that is settled by a transfer or waived', async () => {
    const sent = await open(<PaymentCommands />, { status: 'paid', refunded_yen: 3000, owed_yen: 500 });
    await userEvent.click(await screen.findByRole('button', { name: '未収金を精算' }));
    const dialog = within(await shown());
    await userEvent.type(dialog.getByRole('spinbutton', { name: /精算額/ }), '500');
    await userEvent.click(dialog.getByRole('radio', { name: '請求をあきらめる' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '連絡が取れない');
    await chooseCode(dialog, 'お詫び・サービス');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { yen: 500, by: 'write-off', reason: '連絡が取れない', reason_code: 'goodwill', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/settle-debt`, body]]));
  });
});

describe('a chargeback', () => {
  it('defaults to the remaining amount, and names what it blocks', async () => {
    const paid = { method: 'card', provider: 'veritrans', status: 'paid', refunded_yen: 1000 } as const;
    const sent = await open(<PaymentCommands />, paid);
    await userEvent.click(await screen.findByRole('button', { name: 'チャージバックを記録' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/ガチャと、まだ渡していないお荷物の発送を止めます/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '通知 4711');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { yen: 2000, reason: '通知 4711', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/charge-back`, body]]));
  });

  it('uses the provider’s amount, and its case as the reason', async () => {
    const dispute = { method: 'paypal', provider: 'paypal', status: 'paid', dispute_case: 'PP-R-1' } as const;
    const sent = await open(<PaymentCommands />, { ...dispute, alarms: ['dispute'] });
    await userEvent.click(await screen.findByRole('button', { name: 'チャージバックを記録' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '実行する' }));
    const body = { yen: 3000, reason: 'PP-R-1', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/charge-back`, body]]));
  });
});

describe('the alarms of a payment', () => {
  it('can be closed one by one by the operator who dealt with them', async () => {
    const sent = await open(<PaymentCommands />, {
      status: 'paid',
      alarms: ['surplus', 'chargeback', 'refund-failed'],
    });
    await userEvent.click(await screen.findByRole('button', { name: '対応済みにする' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('radio', { name: '返金の失敗' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '口座に振り込んだ');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { alarm: 'refund-failed', reason: '口座に振り込んだ', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/close-alarm`, body]]));
  });

  it('show their next steps', async () => {
    await open(<PaymentAlarms />, { alarms: ['surplus', 'unknown'] });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^二重の入金.*返金してください。$/),
      expect.stringMatching(/^結果不明.*今すぐ照会.*調べてください。$/),
    ]);
  });
});

describe('the next steps of an alarm', () => {
  const disputed: Partial<PaymentResource> = {
    method: 'paypal',
    provider: 'paypal',
    status: 'paid',
    alarms: ['dispute'],
    dispute_case: 'PP-R-1',
    dispute_case_yen: 1000,
    next_steps: [
      { alarm: 'dispute', command: 'charge-back', yen: 1000 },
      { alarm: 'dispute', command: 'close-alarm', yen: null },
    ],
  };

  it.each<[Language, string[]]>([
    ['ja', ['チャージバックを記録（￥1,000）', '対応済みにする']],
    ['en', ['Record chargeback (¥1,000)', 'Mark as dealt with']],
  ])('offer the commands that resolve it, with the amount (%s)', async (language, offered) => {
    await open(<PaymentAlarms />, disputed, language);
    await waitFor(() => expect(buttons()).toEqual(offered));
  });

  it('exclude their commands from the other commands', async () => {
    await open(<PaymentCommands />, disputed);
    await waitFor(() => expect(buttons()).toEqual(['今すぐ照会', '返金']));
  });

  it('open a dialog with amount and case filled in', async () => {
    const sent = await open(<PaymentAlarms />, disputed);
    await userEvent.click(await screen.findByRole('button', { name: /チャージバックを記録/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '実行する' }));
    const body = { yen: 1000, reason: 'PP-R-1', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/charge-back`, body]]));
  });

  it('refund only the payer’s part', async () => {
    const sent = await open(<PaymentAlarms />, {
      ...disputed,
      alarms: ['chargeback', 'dispute-resolved'],
      disputed_yen: 3000,
      next_steps: [{ alarm: 'dispute-resolved', command: 'charge-back-lost', yen: 1000 }],
    });
    await userEvent.click(await screen.findByRole('button', { name: '負けを記録（￥1,000）' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), 'PP-R-1');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { yen: 1000, reason: 'PP-R-1', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/charge-back-lost`, body]]));
  });
});

describe('a refund whose money came back', () => {
  it('can be chosen among the past refunds, newest first', async () => {
    const sent = await open(<PaymentCommands />, {
      status: 'paid',
      refunded_yen: 1500,
      refunds: [
        { id: 'r1', yen: 1000, by: 'transfer', at: '2026-04-02T10:00:00+09:00' },
        { id: 'r2', yen: 500, by: 'transfer', at: '2026-04-03T10:00:00+09:00' },
        { id: 'r3', yen: 1, by: 'reversal', at: '2026-04-04T10:00:00+09:00' },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: '返金の戻りを記録' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual(['r2', 'r1']);
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '組戻し');
    await chooseCode(dialog, '誤りの訂正');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { refund_id: 'r2', reason: '組戻し', reason_code: 'correction', version: 4 };
    await waitFor(() => expect(sent()).toEqual([[`payments/${transfer.id}/bounce-refund`, body]]));
  });
});

const fact = (type: string, details: object, overrides: Partial<PaymentHappening> = {}): PaymentHappening => ({
  id: type,
  at: '2026-04-01T10:00:00+09:00',
  type,
  by: 'provider',
  operator: null,
  reason: null,
  details: details as PaymentHappening['details'],
  ...overrides,
});

describe('the history of a payment', () => {
  it.each<[Language, PaymentHappening, string]>([
    [
      'ja',
      fact('PaymentConfirmed', { yen: 3000, via: 'notice', creditedTo: 'wallet' }),
      '￥3,000 の入金を確認し、ポイントを付与（決済会社の通知）',
    ],
    [
      'en',
      fact('PaymentConfirmed', { yen: 3000, via: 'poll', creditedTo: 'suspense' }),
      '¥3,000 received and held in suspense; no points were given (through a regular check)',
    ],
    [
      'ja',
      fact('ProviderAnswered', { outcome: 'refused', code: 'G012A00100000000' }),
      '決済会社が拒否：決済会社のコード G012A00100000000',
    ],
    ['en', fact('ProviderAnswered', { outcome: 'accepted', code: null }), 'The provider accepted'],
    ['ja', fact('PaymentFailed', { code: 'unreachable' }), '不成立：決済会社に接続できなかった（請求はない）'],
    ['ja', fact('PaymentAlarmClosed', { alarm: 'surplus' }), '「二重の入金」に対応済み'],
    [
      'en',
      fact('ChargebackLost', { yen: 3000 }),
      'The chargeback of ¥3,000 was lost, and the member owes the missing amount',
    ],
    [
      'ja',
      fact('DisputeNoticed', { caseId: 'PP-R-1', stage: 'opened' }),
      '決済会社がチャージバックを通知（番号 PP-R-1）',
    ],
    [
      'en',
      fact('DisputeNoticed', { caseId: 'PP-R-1', stage: 'resolved' }),
      'The provider reported that the dispute is decided (case PP-R-1)',
    ],
    [
      'ja',
      fact('DisputeNoticed', { caseId: 'PP-R-1', stage: 'resolved', outcome: 'lost' }),
      '決済会社がチャージバックで当店の負けを通知（番号 PP-R-1）',
    ],
    [
      'en',
      fact('RefundBounced', { yen: 1000, via: 'poll' }),
      'The refund of ¥1,000 came to nothing, and the money is here again: its points and debt were undone (through a regular check)',
    ],
    [
      'ja',
      fact('ReturnNoticed', { refundedYen: 0, reversedYen: 0, via: 'poll' }),
      '決済会社で、このお支払いの代金がそろった（定期の照会）',
    ],
    ['en', fact('MemberSentOn', { to: '3-d-secure' }), 'The member was sent on to the card’s issuer'],
    [
      'ja',
      fact('SurplusReceived', { yen: 3000, via: 'operator', providerRef: 'tx-9' }),
      'さらに ￥3,000 の入金。ポイントは付与していない（運営者の操作、番号 tx-9）',
    ],
  ])('describes each event (%s): %#', async (language, happening, text) => {
    await open(<PaymentTimeline />, { history: [happening] }, language);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('begins with the newest event, also for equal times', async () => {
    const both = [fact('PaymentExpired', {}), fact('PaymentCancelled', { by: 'member' })];
    await open(<PaymentTimeline />, { history: both });
    await screen.findByText('支払期限切れ');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([expect.stringContaining('取り消し'), expect.stringContaining('支払期限切れ')]);
  });

  it('names operators and their reasons', async () => {
    const cancelled = fact(
      'PaymentCancelled',
      { by: 'operator' },
      { by: 'operator', operator: '店長', reason: '電話で依頼' },
    );
    await open(<PaymentTimeline />, { history: [cancelled] });
    const line = (await screen.findByText(/取り消し（運営者）/)).closest('li');
    expect(line?.textContent).toContain('店長');
  });
});
