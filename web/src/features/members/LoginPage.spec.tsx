import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import { forgetMember, loadCurrentUser } from '../../api/session';
import LoginPage from './LoginPage';

const WRONG = 'メールアドレスまたはパスワードが一致しません。';
const mail = () => screen.getByLabelText('メールアドレス');
const pass = () => screen.getByLabelText('パスワード');

const open = (address = '/login') => openPages([{ path: '/login', element: <LoginPage /> }], address);

const fillIn = async () => {
  await userEvent.type(mail(), 'demo@example.com');
  await userEvent.type(pass(), 'demo1234');
};

describe('the log-in', () => {
  let sent: ReturnType<typeof openShop>;
  beforeEach(() => {
    sent = openShop({ '/user/login': { state: 200 } });
  });

  const loggedIn = () => waitFor(() => expect(sent.at(-1)?.path).toBe('/user/login'));

  it('submits on Enter and opens the top page', async () => {
    const { addressNow } = await open();
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await loggedIn();
    expect(sent.at(-1)?.payload).toEqual({ mail: 'demo@example.com', pass: 'demo1234', save_cookie: '' });
    await waitFor(() => expect(addressNow()).toBe('/'));
  });

  it('returns to the page that required it, and never to another site', async () => {
    const address = '/buy-product-history-detail?packHistoryId=a.1';
    const { addressNow } = await open(`/login?next=${encodeURIComponent(address)}`);
    expect(screen.getByRole('link', { name: '新規会員登録' }).getAttribute('href')).toBe(
      `/sign-up?next=${encodeURIComponent(address)}`,
    );
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressNow()).toBe(address));

    const { addressNow: elsewhere } = await open(`/login?next=${encodeURIComponent('/\\evil.example')}`);
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(elsewhere()).toBe('/'));
  });

  it('opens the requested pack, and stays logged in when ticked', async () => {
    const { addressNow } = await open('/login?packId=7');
    await fillIn();
    await userEvent.click(screen.getByLabelText('次回から入力を省略する'));
    await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
    await loggedIn();
    expect(sent.at(-1)?.payload.save_cookie).toBe('1');
    await waitFor(() => expect(addressNow()).toBe('/pack-detail?packId=7'));
  });

  it('explains an ended session, but not a log-out by the member', async () => {
    const openShopFor = (is_login: string) => openShop({ '/user/point': { state: 200, detail: { is_login } } });
    openShopFor('1');
    await loadCurrentUser();
    openShopFor('0');
    await loadCurrentUser();
    await open();
    expect(screen.getByRole('status').textContent).toContain('もう一度ログイン');
    openShopFor('1');
    await loadCurrentUser();
    forgetMember();
    openShopFor('0');
    await loadCurrentUser();
    await open();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows and hides the password', async () => {
    await open();
    const toggle = screen.getByRole('button', { name: 'パスワードを表示する' });
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(pass().getAttribute('type')).toBe('text');
    await userEvent.click(toggle);
    expect(pass().getAttribute('type')).toBe('password');
  });

  it('shows the refusal below the mail address and focuses it', async () => {
    openShop({ '/user/login': { state: 400, errors: { mail: [WRONG] } } });
    const { addressNow } = await open();
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(WRONG);
    expect(mail().getAttribute('aria-invalid')).toBe('true');
    expect(mail().getAttribute('aria-describedby')).toBe(screen.getByText(WRONG).id);
    await waitFor(() => expect(document.activeElement).toBe(mail()));
    expect(addressNow()).toBe('/login');
  });

  it('redirects a member who is already logged in', async () => {
    openShop({ '/user/point': { state: 200, detail: { is_login: '1' } } });
    const { addressNow } = await open('/login?packId=7');
    await waitFor(() => expect(addressNow()).toBe('/pack-detail?packId=7'));
  });
});
