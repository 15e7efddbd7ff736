import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import { switchLanguage } from '../../i18n/i18n';
import { keepArrivedReferral } from './arrived-referral';
import RegistrationDraft from './RegistrationDraft';
import UserRegisterPage from './UserRegisterPage';

const routes = [
  { element: <RegistrationDraft />, children: [{ path: '/user-register', element: <UserRegisterPage /> }] },
];
const open = async (language: 'ja' | 'en' = 'ja') => {
  const opened = await openPages(routes, '/user-register', language);
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const toConfirm = () => screen.queryByRole('button', { name: '確認画面へ' });
const agree = () => userEvent.click(screen.getByLabelText('利用規約に同意します'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('referral');
  openShop();
});

describe('the agreement', () => {
  it('enables the button that continues', async () => {
    await open();
    expect(toConfirm()).toBeNull();
    await agree();
    expect(toConfirm()).not.toBeNull();
    await agree();
    expect(toConfirm()).toBeNull();
  });
});

describe('a new version of the terms', () => {
  it('appears beside the agreement with a link to it', async () => {
    const announced = { id: 'terms-of-service.2', title: '利用規約', in_force_from: '2027-02-01' };
    openShop({ '/legal_texts': { state: 200, list: [{ ...announced, path: '/terms-of-service?version=2' }] } });
    await open();
    expect(await screen.findByText(/「利用規約」は2027年2月1日に改定されます。/)).toBeTruthy();
    const link = screen.getByRole('link', { name: '改定後の内容を読む' });
    expect(link.getAttribute('href')).toBe('/terms-of-service?version=2');
  });
});

describe('the mode', () => {
  it('asks for the prefecture in Japanese and for the middle name in English', async () => {
    await open('ja');
    expect(screen.queryByLabelText('都道府県')).not.toBeNull();
    expect(screen.queryByLabelText('ミドルネーム')).toBeNull();
    await act(() => switchLanguage('en'));
    expect(screen.queryByLabelText('Prefecture')).toBeNull();
    expect(screen.queryByLabelText('Middle name')).not.toBeNull();
  });

  it('keeps entered values, except for the proposed country', async () => {
    await open('ja');
    await userEvent.type(field('姓'), '山田');
    expect(field('国').value).toBe('日本');
    await act(() => switchLanguage('en'));
    expect(field('Last name').value).toBe('山田');
    expect(field('Country').value).toBe('');
  });
});

describe('the zip code', () => {
  const FOUND = { state: 200, result: [{ prefcode: 13, address2: '千代田区', address3: '千代田' }] };
  const zipcode = () => field('郵便番号');

  it('fills in prefecture and city after seven digits, and says so', async () => {
    const sent = openShop({ '/address/zipcode': FOUND });
    await open();
    await userEvent.type(zipcode(), '100000');
    expect(sent.some(({ path }) => path === '/address/zipcode')).toBe(false);
    await userEvent.type(zipcode(), '1');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('千代田区千代田'));
    await waitFor(() => expect(field('都道府県').value).toBe('13'));
    expect(field('市区町村').value).toBe('千代田区千代田');
    expect(sent.at(-1)?.payload).toEqual({ zipcode: '1000001' });
  });

  it('does not overwrite values that were typed during the look-up', async () => {
    let respond: (response: object) => void = () => {};
    openShop({ '/address/zipcode': new Promise((resolve) => (respond = resolve)) });
    await open();
    await userEvent.type(zipcode(), '1000001');
    await userEvent.type(field('市区町村'), '新宿区');
    await act(async () => respond(FOUND));
    await waitFor(() => expect(field('都道府県').value).toBe('13'));
    expect(field('市区町村').value).toBe('新宿区');
  });

  it('changes to half width on leaving the field, and is looked up', async () => {
    openShop({ '/address/zipcode': FOUND });
    await open();
    await userEvent.type(zipcode(), '１００－０００１');
    await userEvent.tab();
    expect(zipcode().value).toBe('1000001');
    await waitFor(() => expect(field('市区町村').value).toBe('千代田区千代田'));
  });

  it('offers all places of an ambiguous zip code, and fills in their common parts', async () => {
    const towns = ['神田', '神田', '丸の内'];
    const result = towns.map((address3) => ({ prefcode: 13, address2: '千代田区', address3 }));
    openShop({ '/address/zipcode': { state: 200, result } });
    await open();
    await userEvent.type(zipcode(), '1000009');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('2か所'));
    expect(field('都道府県').value).toBe('13');
    expect(field('市区町村').value).toBe('千代田区');
    const choice = screen.getByRole('combobox', { name: '町域' });
    await userEvent.selectOptions(choice, '千代田区丸の内');
    expect(field('市区町村').value).toBe('千代田区丸の内');
    await userEvent.type(field('市区町村'), '上');
    expect((choice as HTMLSelectElement).value).toBe('');
  });

  it('leaves the address to the visitor when it is unknown', async () => {
    openShop({ '/address/zipcode': { state: 200, result: [] } });
    await open();
    await userEvent.type(zipcode(), '9999999');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('見つかりませんでした'));
    expect(field('市区町村').value).toBe('');
  });
});

describe('a refusal', () => {
  const errors = { pass: ['パスワードは6文字以上です。', 'もう一つ'], tel: ['電話番号は10桁です。'] };

  beforeEach(async () => {
    openShop({ '/user/confirm': { state: 400, errors } });
    await open();
    await agree();
    await userEvent.click(toConfirm()!);
    await screen.findByText('2か所をご確認ください。');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  it('appears at its field, with its first message only', async () => {
    const messages = [...document.querySelectorAll('.field-error')].map((error) => error.textContent);
    expect(messages).toEqual(['電話番号は10桁です。', 'パスワードは6文字以上です。']);
    expect(field('電話番号').getAttribute('aria-invalid')).toBe('true');
  });

  it('appears at the top, which is focused, with a link to its field', async () => {
    expect(document.activeElement?.textContent).toContain('2か所をご確認ください。');
    await userEvent.click(screen.getByRole('link', { name: 'パスワードは6文字以上です。' }));
    expect(document.activeElement).toBe(field('パスワード'));
  });

  it('disappears once its field changes; password and confirmation share one', async () => {
    await userEvent.type(field('パスワード（確認）'), 'x');
    expect(field('パスワード').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the referral code', () => {
  const code = () => field('紹介コード');

  it('comes from the link that the visitor opened, on any page and in any tab', async () => {
    keepArrivedReferral('?packId=1&referral=3L3XLCKT');
    await open();
    expect(code().value).toBe('3L3XLCKT');
    sessionStorage.clear();
    await open();
    expect(code().value).toBe('3L3XLCKT');
  });

  it('keeps the changes of the visitor', async () => {
    keepArrivedReferral('?referral=3L3XLCKT');
    await open();
    await userEvent.clear(code());
    await open();
    expect(code().value).toBe('');
    await userEvent.type(code(), 'TYPED234');
    await open();
    expect(code().value).toBe('TYPED234');
    keepArrivedReferral('?referral=LATER567');
    keepArrivedReferral('?packId=1');
    await open();
    expect(code().value).toBe('LATER567');
  });

  it('shows its refusal at the field', async () => {
    openShop({ '/user/confirm': { state: 400, errors: { referral_code: ['すでに10名の方が'] } } });
    await open();
    await agree();
    await userEvent.click(toConfirm()!);
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
    expect([...document.querySelectorAll('.field-error')].map((error) => error.textContent)).toEqual([
      'すでに10名の方が',
    ]);
  });
});

describe('a reload', () => {
  it('keeps all values except the passwords, and says so', async () => {
    await open();
    await userEvent.type(field('姓'), '山田');
    await userEvent.type(field('パスワード'), 'secret1234');
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('secret1234');
    await open();
    expect(field('姓').value).toBe('山田');
    expect(field('パスワード').value).toBe('');
    expect(screen.queryByText(/復元しました/)).not.toBeNull();
  });
});

describe('a member', () => {
  it('sees no registration form', async () => {
    openShop({ '/user/point': { state: 200, detail: { is_login: '1' } } });
    await open();
    await screen.findByText(/すでに会員登録がお済みです/);
    expect(screen.queryByLabelText('姓')).toBeNull();
  });
});
