import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { DepositImport } from './DepositImport';

const HELD = {
  line: 3,
  booked_on: '2026-11-20',
  yen: 800,
  is_known: false,
  sender: '99999 ﾀﾆﾝ',
  matched_by: null,
  because: 'unknown-number',
  payment_id: null,
  payouts: [],
};
const MATCHED = {
  ...HELD,
  line: 2,
  yen: 3000,
  sender: '12345 ﾔﾏﾀﾞ',
  matched_by: 'number',
  because: null,
  payment_id: 'p',
};
const REPORT = { lines: 3, known: 1, matched: 1, held: 1, layout: null, preview: [HELD, MATCHED] };

/** A response that streams its lines until the test ends or breaks it. */
const lines = () => {
  let shop!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      shop = controller;
    },
  });
  return {
    answer: new Response(body),
    write: (line: object) => shop.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
    end: () => shop.close(),
    breakOff: () => shop.error(new Error('connection lost')),
  };
};

const choose = async (response: object, language: Language = 'ja') => {
  const responses: Record<string, object> = { 'POST deposits/import': response };
  const requests = mockApi(responses);
  await show(<DepositImport />, '/deposits/import', language);
  await screen.findByRole('button', { name: language === 'ja' ? 'ファイルを選ぶ' : 'Choose a file' });
  const bytes = new TextEncoder().encode('1010');
  const file = Object.assign(new File([bytes], 'statement.txt'), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  return Object.assign(requests, {
    answer: (next: object) => Object.assign(responses, { 'POST deposits/import': next }),
  });
};
const counted = (key: string) => document.querySelector(`[data-count=${key}]`)?.textContent;

describe('a bank file', () => {
  it('previews the file before importing anything', async () => {
    const requests = await choose(REPORT);
    const held = within((await screen.findByText('99999 ﾀﾆﾝ')).closest('tr')!);
    expect(held.getByText('保留: 該当のない振込番号')).toBeDefined();
    expect(screen.getByText('照合: 振込番号')).toBeDefined();
    expect(['lines', 'matched', 'held', 'known'].map(counted)).toEqual(['3', '1', '1', '1']);
    expect(requests.map(({ path }) => path)).toEqual(['deposits/import?preview=1']);
    expect(screen.getByRole('button', { name: '2件を取り込む' })).toBeDefined();
  });

  it('links a provider’s payout to its settlements', async () => {
    const payouts = [{ settlement: 'paypal-2026-11-18', provider: 'paypal', day: '2026-11-18', yen: 3000 }];
    await choose({ ...REPORT, preview: [{ ...MATCHED, matched_by: 'payout', payment_id: null, payouts }] }, 'en');
    expect(await screen.findByText('Matched: A provider’s payout')).toBeDefined();
    const link = screen.getByRole('link', { name: /^PayPal / });
    expect(link.getAttribute('href')).toBe('/settlements/paypal-2026-11-18/show');
  });

  it('refuses a wrong file with all its faulty lines', async () => {
    const file = ['2行目：日付を読み取れません。', '4行目：金額を読み取れません。'];
    await choose({ status: 400, body: { errors: { file } } });
    const alert = within(await screen.findByRole('alert'));
    for (const message of file) expect(alert.getByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: /取り込む$/ })).toBeNull();
  });

  it('offers no import for a file without new lines', async () => {
    await choose({ ...REPORT, lines: 1, matched: 0, held: 0, preview: [] }, 'en');
    expect(await screen.findByText('There are no new deposits.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  });

  it('shows the progress of the import and its result', async () => {
    const shop = lines();
    const requests = await choose(REPORT);
    const take = await screen.findByRole('button', { name: '2件を取り込む' });
    requests.answer(shop.answer);
    await userEvent.click(take);
    shop.write({ done: 1, of: 3 });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('取り込んでいます（1 / 3）'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ファイルを選ぶ' }).disabled).toBe(true);
    shop.write({ report: { ...REPORT, preview: [] } });
    shop.end();
    expect(await screen.findByText(/^取り込みました。/)).toBeDefined();
    expect(counted('held')).toBe('1');
    expect(requests.map(({ path }) => decodeURIComponent(path))).toEqual([
      'deposits/import?preview=1',
      'deposits/import?reason=入金明細の取込',
    ]);
    expect(requests[1]!.key).toBe(requests[0]!.key);
  });

  it('lets the operator choose the file again after the response broke off', async () => {
    const shop = lines();
    const requests = await choose(REPORT);
    const take = await screen.findByRole('button', { name: '2件を取り込む' });
    requests.answer(shop.answer);
    await userEvent.click(take);
    shop.write({ done: 1, of: 3 });
    await screen.findByText('取り込んでいます（1 / 3）');
    shop.breakOff();
    expect((await screen.findByRole('alert')).textContent).toContain('最後まで送れませんでした。');
  });
});
