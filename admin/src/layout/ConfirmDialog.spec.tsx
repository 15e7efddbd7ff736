import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, show } from '../console.fixture';
import { callApi } from '../providers/httpClient';
import { Questions } from './Questions';

const file = { status: 403, body: { errors: { confirm: ['もう一度'] } } };

/** Fakes an API that returns its file only to operators who have confirmed their identity. */
const open = (confirmed: object) => {
  const responses: Record<string, object> = { 'shipments.csv': file, 'POST session/confirm': confirmed };
  const requests = mockApi(responses);
  return { requests, give: () => Object.assign(responses, { 'shipments.csv': { rows: 1 } }) };
};

describe('the dialog that confirms the operator’s identity', () => {
  it.each([
    ['ja', 'ご本人の確認', 'パスワード', '確認して続ける'],
    ['en', 'Confirm it’s you', 'Password', 'Confirm and continue'],
  ] as const)('asks for the password, and what was wanted goes on (%s)', async (language, title, label, goOn) => {
    const { requests, give } = open({ good_for_seconds: 600 });
    await show(<Questions />, '/', language);
    const download = callApi('/admin-api/shipments.csv');
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    await userEvent.type(screen.getByLabelText(label, { exact: false, selector: 'input' }), 'secret words');
    give();
    await userEvent.click(screen.getByRole('button', { name: goOn }));
    expect((await download).json).toEqual({ rows: 1 });
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET shipments.csv',
      'POST session/confirm',
      'GET shipments.csv',
    ]);
    expect(requests[1]!.body).toEqual({ password: 'secret words' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the error of a wrong password beside the field, and asks again', async () => {
    open({ status: 400, body: { errors: { password: ['パスワードが正しくありません。'] } } });
    await show(<Questions />);
    const download = callApi('/admin-api/shipments.csv').catch((error: Error) => error.message);
    await userEvent.type(await screen.findByLabelText('パスワード', { exact: false, selector: 'input' }), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: '確認して続ける' }));
    expect(await screen.findByText('パスワードが正しくありません。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    expect(await download).toBe('もう一度');
  });
});
