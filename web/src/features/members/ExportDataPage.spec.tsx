import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import ExportDataPage from './ExportDataPage';

let fetched: string[];
const note = (event: MouseEvent): void => {
  const link = (event.target as Element).closest('a[download]');
  if (!link) return;
  fetched.push(link.getAttribute('href')!);
  // jsdom saves no files.
  event.preventDefault();
};

beforeEach(() => {
  fetched = [];
  document.addEventListener('click', note);
});
afterEach(() => document.removeEventListener('click', note));

const open = async (response: object, language: 'ja' | 'en' = 'ja') => {
  const sent = openShop({ '/user/export_data': response });
  await openPages([{ path: '/export-data', element: <ExportDataPage /> }], '/export-data', language);
  return sent;
};

describe('the download of a member’s data', () => {
  it('explains the content, asks for the password, and starts the download', async () => {
    const sent = await open({ state: 200, good_for_seconds: 600 });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.type(screen.getByLabelText('パスワード'), 'secret12');
    await userEvent.click(screen.getByRole('button', { name: 'ダウンロードする' }));
    expect((await screen.findByText(/ダウンロードを始めました/)).getAttribute('role')).toBe('status');
    expect(fetched).toEqual(['/api/user/export_data']);
    expect(sent.filter(({ path }) => path === '/user/export_data')).toEqual([
      { path: '/user/export_data', payload: { pass: 'secret12' } },
    ]);
    expect((screen.getByLabelText('パスワード') as HTMLInputElement).value).toBe('');
  });

  it('shows the reason of a refusal and fetches nothing', async () => {
    await open({ state: 400, errors: { pass: ['The password is not correct. Please enter it again.'] } }, 'en');
    await userEvent.type(screen.getByLabelText('Password'), 'secret13');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await screen.findByText('The password is not correct. Please enter it again.');
    expect(fetched).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
