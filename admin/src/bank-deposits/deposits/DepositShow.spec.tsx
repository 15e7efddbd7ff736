import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { PaidOutDay } from '../../../../services/bank-deposits/wire/deposit.contract.js';
import { chooseCode, mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { DepositCommands } from './DepositCommands';
import { Why } from './DepositShow';
import { DepositTimeline } from './DepositTimeline';
import type { DepositResource } from './deposit';
import { PayoutSuggestions } from './PayoutSuggestions';
import { SmallerCourses } from './SmallerCourses';
import { Suggestions } from './Suggestions';

const held: DepositResource = {
  id: '0193a000-0000-7000-8000-000000000001',
  booked_on: '2026-11-20',
  received_at: '2026-11-21T10:00:00+09:00',
  yen: 2560,
  held_yen: 2560,
  status: 'held',
  because: 'too-little',
  matched_by: null,
  payment_id: null,
  enquiry: '7',
  is_reversal: false,
  number: '12345',
  sender: '12345 ﾔﾏﾀﾞ',
  version: 1,
  suggestions: [
    {
      payment_id: '0193a000-0000-7000-8000-000000000009',
      member_id: '0193a000-0000-7000-8000-000000000002',
      yen: 3000,
      status: 'awaiting',
      number: '12345',
      sender: 'ヤマダ タロウ',
      requested_at: '2026-11-19T10:00:00+09:00',
      reasons: ['number', 'fee'],
      short_yen: 440,
    },
  ],
};

const open = async (part: React.ReactNode, overrides: Partial<DepositResource> = {}, language: Language = 'ja') => {
  const deposit = { ...held, ...overrides };
  const requests = mockApi({
    'audit-trail': { status: 200, body: [] },
    ...Object.fromEntries(
      ['match', 'match-payout', 'credit-smaller', 'return', 'ignore'].map((name) => [
        `POST deposits/${deposit.id}/${name}`,
        { status: 200, body: deposit },
      ]),
    ),
  });
  await show(
    <ResourceContextProvider value="deposits">
      <RecordContextProvider value={deposit}>{part}</RecordContextProvider>
    </ResourceContextProvider>,
    '/',
    language,
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const run = async (reason: string, code?: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), reason);
  if (code) await chooseCode(dialog, code);
  await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
};

describe('the commands of a deposit', () => {
  it.each<[string, Partial<DepositResource>, string[]]>([
    ['that is held', {}, ['照合する', '返金を記録', '対象外にする']],
    ['that takes another back', { because: 'reversal', held_yen: 0 }, ['対象外にする']],
    [
      'that takes a credited one back',
      { because: 'reversal', held_yen: 0, payment_id: '0193a000-0000-7000-8000-000000000009' },
      ['入金を取り消す', '対象外にする'],
    ],
    ['that is matched', { status: 'matched', held_yen: 0 }, []],
    ['that was returned', { status: 'returned', held_yen: 0 }, []],
  ])('%s', async (_, overrides, offered) => {
    await open(<DepositCommands />, overrides);
    await waitFor(() => expect(buttons()).toEqual(offered));
  });
});

describe('the reason why a deposit is held', () => {
  const compare = { name: 'Deposits of that day and amount' };

  it('links a possible duplicate to the deposits of its day and amount', async () => {
    await open(<Why />, { because: 'maybe-known' }, 'en');
    const link = await screen.findByRole('link', compare);
    expect(decodeURIComponent(link.getAttribute('href')!)).toBe(
      '/deposits?filter={"yen":2560,"from":"2026-11-20","to":"2026-11-20"}',
    );
  });

  it('has no such link for another deposit', async () => {
    await open(<Why />, {}, 'en');
    expect(await screen.findByText(/less than the payment/)).toBeDefined();
    expect(screen.queryByRole('link', compare)).toBeNull();
  });
});

describe('the payments that may match a deposit', () => {
  it('show their reasons, and one press with a reason matches one', async () => {
    const sent = await open(<Suggestions />);
    expect(await screen.findByText('番号が一致')).toBeDefined();
    expect(screen.getByText(/440.*不足/)).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'このお支払いと照合' }));
    expect(await screen.findByText(/店が負担/)).toBeDefined();
    await run('手数料', '誤りの訂正');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { payment_id } = held.suggestions![0]!;
    expect(sent()).toMatchObject([
      [`deposits/${held.id}/match`, { payment_id, reason: '手数料', reason_code: 'correction', version: 1 }],
    ]);
  });

  it('may be empty, and then the page says where to look', async () => {
    await open(<Suggestions />, { suggestions: [] }, 'en');
    expect(await screen.findByText(/^No suggestions/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the payments' })).toBeDefined();
  });
});

describe('the settlements that a deposit may pay out', () => {
  const day = (date: string, yen: number): PaidOutDay => ({
    settlement: `paypal-${date}`,
    provider: 'paypal',
    day: date,
    yen,
  });
  const days = [day('2026-11-18', 3000), day('2026-11-19', -440)];

  it('show their days, and one press with a reason matches them', async () => {
    const sent = await open(<PayoutSuggestions />, { because: 'no-payout', payout_suggestions: [{ days }] });
    const link = await screen.findByRole('link', { name: /PayPal 2026年11月18日 .3,000/ });
    expect(link.getAttribute('href')).toBe('/settlements/paypal-2026-11-18/show');
    await userEvent.click(await screen.findByRole('button', { name: 'この精算の入金として照合' }));
    expect(await screen.findByText(/同じ名義の入金を自動で照合/)).toBeDefined();
    await run('入金');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const settlements = days.map(({ settlement }) => settlement);
    expect(sent()).toMatchObject([[`deposits/${held.id}/match-payout`, { settlements, reason: '入金', version: 1 }]]);
  });

  it('do not appear when no settlement fits the amount', async () => {
    await open(<PayoutSuggestions />, { payout_suggestions: [] });
    expect(buttons()).toEqual([]);
  });
});

describe('the courses that an underpaid deposit would cover', () => {
  const courses = [
    { course_id: 'c2', price: 2000, point: 2000, bonus_point: 40, bonus_coin: 0 },
    { course_id: 'c1', price: 1000, point: 1000, bonus_point: 0, bonus_coin: 0 },
  ];

  it('begin with the dearest, and one press with a reason credits one', async () => {
    const sent = await open(<SmallerCourses />, { smaller_courses: courses });
    expect(await screen.findByText(/2,000.*2,040/)).toBeDefined();
    const [dearest] = await screen.findAllByRole('button', { name: 'このコースを付与' });
    await userEvent.click(dearest!);
    expect(await screen.findByText(/会員に確かめて/)).toBeDefined();
    await run('会員の希望', '会員からのご要望');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      [
        `deposits/${held.id}/credit-smaller`,
        { course_id: 'c2', reason: '会員の希望', reason_code: 'member-request', version: 1 },
      ],
    ]);
  });

  it('do not appear while the payment is open', async () => {
    await open(<SmallerCourses />, { smaller_courses: [] });
    expect(buttons()).toEqual([]);
  });
});

it('shows the history of the deposit', async () => {
  const at = '2026-11-21T10:00:00+09:00';
  const one = (id: string, type: string, details: object, operator: string | null) => ({
    id,
    at,
    type,
    operator,
    reason: null,
    details: { ...details },
  });
  await open(<DepositTimeline />, {
    history: [
      one('1', 'DepositHeld', { yen: 2560, because: 'too-little' }, null),
      one('2', 'DepositReturned', { yen: 2560 }, 'Owner'),
    ],
  });
  expect(await screen.findByText(/2,560.*保留（金額が足りない）/)).toBeDefined();
  expect(screen.getByText(/2,560.*返金を記録/)).toBeDefined();
});
