import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import CompleteUserRegisterPage from './CompleteUserRegisterPage';
import ConfirmUserRegisterPage from './ConfirmUserRegisterPage';
import RegistrationDraft from './RegistrationDraft';
import UserRegisterPage from './UserRegisterPage';

const routes = [
  {
    element: <RegistrationDraft />,
    children: [
      { path: '/user-register', element: <UserRegisterPage /> },
      { path: '/confirm-user-register', element: <ConfirmUserRegisterPage /> },
      { path: '/complete-user-register', element: <CompleteUserRegisterPage /> },
    ],
  },
];

const DONE = { state: 200 };
const TAKEN = 'このメールアドレスは登録済みです。';

const reachConfirmation = async () => {
  const opened = await openPages(routes, '/user-register');
  await userEvent.type(screen.getByLabelText('姓'), '山田');
  await userEvent.type(screen.getByLabelText('名'), '花子');
  await userEvent.type(screen.getByLabelText('パスワード'), 'secret1234');
  await userEvent.click(screen.getByLabelText('利用規約に同意します'));
  await userEvent.click(screen.getByRole('button', { name: '確認画面へ' }));
  await screen.findByRole('heading', { name: '登録内容の確認' });
  return opened;
};

beforeEach(() => {
  sessionStorage.clear();
  openShop({ '/user/confirm': DONE, '/user/append': DONE });
});

describe('the confirmation', () => {
  it('shows the values, the name in the order of the language, the password as bullets', async () => {
    await reachConfirmation();
    expect(screen.queryByText('山田 花子')).not.toBeNull();
    expect(screen.queryByText('••••••••••')).not.toBeNull();
    expect(document.body.textContent).not.toContain('secret1234');
  });

  it('returns to the form with all values kept', async () => {
    await reachConfirmation();
    await userEvent.click(screen.getByRole('link', { name: '修正する' }));
    expect((await screen.findByLabelText<HTMLInputElement>('パスワード')).value).toBe('secret1234');
    expect(screen.getByLabelText<HTMLInputElement>('姓').value).toBe('山田');
    expect(screen.getByLabelText<HTMLInputElement>('利用規約に同意します').checked).toBe(true);
  });

  it('redirects to an empty form', async () => {
    const { addressNow } = await openPages(routes, '/confirm-user-register');
    await waitFor(() => expect(addressNow()).toBe('/user-register'));
  });

  it('does not reappear after the registration', async () => {
    const { goBack, addressNow } = await reachConfirmation();
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    await screen.findByRole('heading', { name: '会員登録が完了しました' });
    await waitFor(() => expect(Object.keys({ ...sessionStorage })).toEqual(['language']));
    await goBack();
    await waitFor(() => expect(addressNow()).toBe('/user-register'));
  });

  it('shows a refusal at its field and at the top of the form', async () => {
    openShop({ '/user/confirm': DONE, '/user/append': { state: 400, errors: { mail: [TAKEN] } } });
    await reachConfirmation();
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    const mail = await screen.findByLabelText('メールアドレス');
    expect(mail.getAttribute('aria-invalid')).toBe('true');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain(TAKEN);
  });
});
