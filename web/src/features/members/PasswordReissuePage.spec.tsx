import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { openPages, openShop } from '../../api/pages.fixture';
import ChangePasswordPage from './ChangePasswordPage';
import CompletePasswordReissuePage from './CompletePasswordReissuePage';
import PasswordReissuePage from './PasswordReissuePage';

const WITH_LINK = '/password-reissue?token=abc-_1';
const routes = [
  { path: '/password-reissue', element: <PasswordReissuePage /> },
  { path: '/complete-password-reissue', element: <CompletePasswordReissuePage /> },
  { path: '/login', element: <Link to="/elsewhere">elsewhere</Link> },
  { path: '/change-password', element: <ChangePasswordPage /> },
  { path: '/my-page', element: <Outlet /> },
];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Waits for a page, since the address changes slightly earlier. */
const arrived = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const newPass = () => screen.getByLabelText('新しいパスワード');

const typeTwice = async (pass: string) => {
  await userEvent.type(newPass(), pass);
  await userEvent.type(screen.getByLabelText('新しいパスワード（確認）'), pass);
};

describe('the reset of a password', () => {
  it('sends the mail address, and explains the next step without revealing if it is registered', async () => {
    const sent = openShop({ '/user/reset_password': { state: 200 } });
    const { addressNow, goBack } = await openPages(routes, '/password-reissue');
    await userEvent.type(screen.getByLabelText('メールアドレス'), 'hanako@example.com{Enter}');
    await waitFor(() => expect(addressNow()).toBe('/complete-password-reissue'));
    expect(sent.at(-1)).toEqual({ path: '/user/reset_password', payload: { mail: 'hanako@example.com' } });
    await arrived('メールを送信しました');
    await userEvent.click(screen.getByRole('link', { name: 'ログインへ戻る' }));
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await goBack();
    expect(addressNow()).toBe('/login');
    await goBack();
    expect(addressNow()).toBe('/login');
  });

  it('does not show the result page again on going back', async () => {
    openShop({ '/user/reset_password': { state: 200 } });
    const pages = [...routes.slice(0, 1), { path: '/complete-password-reissue', element: <WithLogo /> }];
    const { addressNow, goBack } = await openPages(pages, '/password-reissue');
    await userEvent.type(screen.getByLabelText('メールアドレス'), 'hanako@example.com{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: 'logo' }));
    expect(addressNow()).toBe('/');
    await goBack();
    await waitFor(() => expect(addressNow()).toBe('/login'));
  });

  it('shows below the address why it is invalid', async () => {
    openShop({ '/user/reset_password': { state: 400, errors: { mail: ['正しく入力してください。'] } } });
    await openPages(routes, '/password-reissue');
    await press('送信する');
    await screen.findByText('正しく入力してください。');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('メールアドレス')));
  });

  it('accepts the new password on the page of the link, and confirms it', async () => {
    const sent = openShop({ '/user/reset_password': { state: 200 } });
    const { addressNow } = await openPages(routes, WITH_LINK);
    expect(newPass().getAttribute('autocomplete')).toBe('new-password');
    await typeTwice('Traceable99');
    await press('パスワードを変更する');
    await waitFor(() => expect(addressNow()).toBe('/complete-password-reissue'));
    expect(sent.find(({ path }) => path === '/user/reset_password')?.payload).toEqual({
      token: 'abc-_1',
      pass: 'Traceable99',
      confirmPass: 'Traceable99',
    });
    await arrived('パスワードを変更しました');
  });

  it('links to a new request when the link has expired', async () => {
    openShop({ '/user/reset_password': { state: 400, errors: { token: ['期限切れです。'] } } });
    const { addressNow } = await openPages(routes, WITH_LINK);
    await typeTwice('Traceable99');
    await press('パスワードを変更する');
    expect((await screen.findByRole('alert')).textContent).toBe('期限切れです。');
    await userEvent.click(screen.getByRole('link', { name: '再設定のメールを送る' }));
    expect(addressNow()).toBe('/password-reissue');
    await arrived('パスワードの再設定');
  });
});

function WithLogo() {
  return (
    <>
      <Link to="/">logo</Link>
      <CompletePasswordReissuePage />
    </>
  );
}

describe('the change of a password', () => {
  const detail = { mail: 'hanako@example.com' };

  it('returns to my page', async () => {
    const sent = openShop({ '/user/detail': { state: 200, detail }, '/user/change_password': { state: 200 } });
    const { addressNow } = await openPages(routes, '/change-password');
    await screen.findByRole('heading', { name: 'パスワードの変更' });
    expect(document.querySelector('input[autocomplete=username]')?.getAttribute('value')).toBe(detail.mail);
    expect(newPass().getAttribute('placeholder')).toBe('例：半角英数字15文字以内');
    await typeTwice('Traceable99');
    await press('パスワードを変更する');
    await waitFor(() => expect(addressNow()).toBe('/my-page'));
    const payload = { pass: 'Traceable99', confirmPass: 'Traceable99' };
    expect(sent.find(({ path }) => path === '/user/change_password')).toEqual({
      path: '/user/change_password',
      payload,
    });
  });

  it('shows below the password why it was refused', async () => {
    const errors = { pass: ['推測されやすいため使えません。'] };
    openShop({ '/user/detail': { state: 200, detail }, '/user/change_password': { state: 400, errors } });
    const { addressNow } = await openPages(routes, '/change-password');
    await screen.findByRole('heading', { name: 'パスワードの変更' });
    await press('パスワードを変更する');
    await screen.findByText(errors.pass[0]!);
    expect(newPass().getAttribute('aria-invalid')).toBe('true');
    expect(addressNow()).toBe('/change-password');
  });
});
