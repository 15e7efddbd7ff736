import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { openDesk, show } from '../../console.fixture';
import { TrackingImport } from './TrackingImport';

const REPORT = { lines: 3, ready: 1, unchanged: 1, refused: 1, problems: [], warnings: [] };
const LINE = { delivery_code: '490012345675', carrier: 'ヤマト運輸' };

const choose = async (answer: object) => {
  const asked = openDesk({ 'POST shipments/tracking.csv': answer });
  await show(<TrackingImport />, '/shipments/import');
  await screen.findByRole('button', { name: 'CSVファイルを選ぶ' });
  const bytes = new TextEncoder().encode('number,delivery_code\nP100001X,490012345675\n');
  const file = Object.assign(new File([bytes], 'numbers.csv'), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  return asked;
};

describe('a file of tracking numbers', () => {
  it('is looked at before anything is saved, and calls parcels by their numbers', async () => {
    const id = '019bbf98-a290-704b-a7a4-7562fa183a43';
    const known = {
      ...LINE,
      line: 3,
      id,
      number: 'P100001X',
      code: 'AlreadyShipped',
      message: '別の番号で発送済みです。',
    };
    const asked = await choose({
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
    expect(asked.map(({ path }) => path)).toEqual(['shipments/tracking.csv?preview=1']);
    expect(screen.getByRole('button', { name: '1行を登録する' })).toBeDefined();
  });

  it('offers nothing where nothing is new', async () => {
    await choose({ ...REPORT, ready: 0 });
    expect(await screen.findByText('新しく登録する行はありません。')).toBeDefined();
    expect(screen.queryByRole('button', { name: /を登録する$/ })).toBeNull();
  });

  it('that cannot be read is refused in words', async () => {
    await choose({ status: 400, body: { errors: { file: ['ファイルが空です。'] } } });
    expect((await screen.findByRole('alert')).textContent).toBe('ファイルが空です。');
  });
});
