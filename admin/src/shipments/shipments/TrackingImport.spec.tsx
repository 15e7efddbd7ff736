import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, show } from '../../console.fixture';
import { TrackingImport } from './TrackingImport';

const REPORT = { lines: 3, ready: 1, unchanged: 1, refused: 1, problems: [], warnings: [] };
const LINE = { delivery_code: '490012345675', carrier: 'ヤマト運輸' };

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

const choose = async (response: object) => {
  const responses: Record<string, object> = { 'POST shipments/tracking.csv': response };
  const requests = mockApi(responses);
  await show(<TrackingImport />, '/shipments/import');
  await screen.findByRole('button', { name: 'ファイルを選ぶ' });
  const bytes = new TextEncoder().encode('number,delivery_code\nP100001X,490012345675\n');
  const file = Object.assign(new File([bytes], 'numbers.csv'), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  return Object.assign(requests, {
    answer: (next: object) => Object.assign(responses, { 'POST shipments/tracking.csv': next }),
  });
};

const apply = async () => userEvent.click(await screen.findByRole('button', { name: '1行を登録する' }));

describe('a file of tracking numbers', () => {
  it('previews the file before saving, and names parcels by their numbers', async () => {
    const id = '019bbf98-a290-704b-a7a4-7562fa183a43';
    const known = {
      ...LINE,
      line: 3,
      id,
      number: 'P100001X',
      code: 'AlreadyShipped',
      message: '別の番号で発送済みです。',
    };
    const requests = await choose({
      ...REPORT,
      problems: [
        known,
        { ...LINE, line: 4, id: 'typo', number: '', code: 'UnknownShipment', message: 'お荷物はありません。' },
      ],
    });
    const row = within((await screen.findByText('別の番号で発送済みです。')).closest('tr')!);
    expect(row.getByText('P100001X')).toBeDefined();
    expect(screen.queryByText(id)).toBeNull();
    expect(screen.getByText('typo')).toBeDefined();
    expect(requests.map(({ path }) => path)).toEqual(['shipments/tracking.csv?preview=1']);
    expect(screen.getByRole('button', { name: '1行を登録する' })).toBeDefined();
  });

  it('offers no import for a file without new numbers', async () => {
    await choose({ ...REPORT, ready: 0 });
    expect(await screen.findByText('新しく登録する行はありません。')).toBeDefined();
    expect(screen.queryByRole('button', { name: /を登録する$/ })).toBeNull();
  });

  it('explains why a file cannot be read', async () => {
    await choose({ status: 400, body: { errors: { file: ['ファイルが空です。'] } } });
    expect((await screen.findByRole('alert')).textContent).toBe('ファイルが空です。');
  });

  it('does not save without a reason', async () => {
    await choose(REPORT);
    const reason = await screen.findByRole('textbox', { name: /理由/ });
    await userEvent.clear(reason);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '1行を登録する' }).disabled).toBe(true);
    await userEvent.type(reason, '本日発送分');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '1行を登録する' }).disabled).toBe(false);
  });

  it('shows the progress while saving, and the result of each line', async () => {
    const shop = lines();
    const requests = await choose(REPORT);
    await screen.findByRole('button', { name: '1行を登録する' });
    requests.answer(shop.answer);
    await apply();
    shop.write({ done: 1, of: 3 });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('登録しています（1 / 3）'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ファイルを選ぶ' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /を登録する$/ })).toBeNull();
    shop.write({
      report: {
        ...REPORT,
        problems: [
          { ...LINE, line: 4, id: 'typo', number: '', code: 'UnknownShipment', message: 'お荷物はありません。' },
        ],
      },
    });
    shop.end();
    expect((await screen.findByText('1行を登録しました。')).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('お荷物はありません。')).toBeDefined();
    expect(requests.map(({ path }) => decodeURIComponent(path))).toEqual([
      'shipments/tracking.csv?preview=1',
      'shipments/tracking.csv?reason=追跡番号の一括登録',
    ]);
  });

  it('lets the operator choose the file again after the response broke off', async () => {
    const shop = lines();
    const requests = await choose(REPORT);
    await screen.findByRole('button', { name: '1行を登録する' });
    requests.answer(shop.answer);
    await apply();
    shop.write({ done: 1, of: 3 });
    await screen.findByText('登録しています（1 / 3）');
    shop.breakOff();
    expect((await screen.findByRole('alert')).textContent).toContain('最後まで送れませんでした。');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ファイルを選ぶ' }).disabled).toBe(false);
  });
});
