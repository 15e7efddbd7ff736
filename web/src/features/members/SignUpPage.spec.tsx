import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import RegistrationDraft from './RegistrationDraft';
import SignUpPage from './SignUpPage';

const SIGN_UP = '/user/sign_up';
const routes = [{ element: <RegistrationDraft />, children: [{ path: '/sign-up', element: <SignUpPage /> }] }];

const open = async (replies: Record<string, object> = {}, language: 'ja' | 'en' = 'ja') => {
  const sent = openShop(replies);
  const opened = await openPages(routes, '/sign-up?packId=7&num=10', language);
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, sentPayloads: () => sent.filter(({ path }) => path === SIGN_UP).map(({ payload }) => payload) };
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const register = () => screen.queryByRole('button', { name: '登録する' });
const fill = async () => {
  await userEvent.type(field('メールアドレス'), 'hanako@example.com');
  await userEvent.type(field('パスワード'), 'secret123');
  await userEvent.click(field('利用規約に同意します'));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('referral');
});

describe('the short registration', () => {
  it('asks for mail and password, explains later questions, and requires the agreement', async () => {
    await open();
    expect([field('メールアドレス').type, field('パスワード').type]).toEqual(['email', 'password']);
    expect(screen.queryByLabelText('電話番号')).toBeNull();
    expect(screen.getByText(/お名前とご住所は、カードを発送するときにうかがいます/)).toBeTruthy();
    expect(register()).toBeNull();
    await fill();
    expect(register()).not.toBeNull();
  });

  it('sends the entered values and keeps the pack', async () => {
    const { sentPayloads, addressNow } = await open({ [SIGN_UP]: { state: 200 } });
    await fill();
    await userEvent.click(register()!);
    await waitFor(() => expect(addressNow()).toBe('/complete-user-register?packId=7&num=10'));
    expect(sentPayloads()).toEqual([
      {
        mail: 'hanako@example.com',
        pass: 'secret123',
        confirmPass: 'secret123',
        referralCode: '',
        next: '/pack-detail?packId=7&num=10',
      },
    ]);
  });

  it('shows a refusal at its field, focuses it, and keeps the values', async () => {
    const refusal = 'すでに登録されているメールアドレスです。';
    await open({ [SIGN_UP]: { state: 400, errors: { mail: [refusal] } } });
    await fill();
    await userEvent.click(register()!);
    const mail = field('メールアドレス');
    await waitFor(() => expect(mail.getAttribute('aria-invalid')).toBe('true'));
    const described = mail.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(refusal);
    expect(document.activeElement).toBe(mail);
    expect(field('パスワード').value).toBe('secret123');
  });

  it('opens the referral code when the shop refuses it', async () => {
    await open({ [SIGN_UP]: { state: 400, errors: { referralCode: ['この紹介コードは見つかりません。'] } } });
    await fill();
    await userEvent.click(register()!);
    expect(await screen.findByText('この紹介コードは見つかりません。')).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field('紹介コード')));
  });

  it('links to the log-in and to the long form with the pack kept', async () => {
    await open();
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(way('登録済みの方はログイン')).toBe('/login?packId=7&num=10');
    expect(way('ご住所も登録する')).toBe('/user-register?packId=7&num=10');
  });

  it('renders in English', async () => {
    await open({}, 'en');
    expect(field('Email address')).toBeTruthy();
    expect(field('Password')).toBeTruthy();
  });
});
