import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import ChangeMemberPage from './ChangeMemberPage';

const member = {
  lastName: '山田',
  middleName: '',
  firstName: '花子',
  tel: '09012345678',
  mail: 'hanako@example.com',
  zipcode: '1000001',
  pref_id: 13,
  pref_name: '東京都',
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
  end_sms: 0,
};

/** Opens the page. `replies` is read at each request, so tests may change it. */
const open = async (replies: Record<string, object> = {}, detail: object = member, language?: 'en') => {
  const known: Record<string, object> = { '/user/detail': { state: 200, detail }, ...replies };
  const sent = openShop(known);
  await openPages([{ path: '/change-member', element: <ChangeMemberPage /> }], '/change-member', language);
  return { sent, of: (path: string) => sent.filter((one) => one.path === path).map(({ payload }) => payload) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '電話番号' });

/** Opens the popup for the code. */
const askForCode = async () => {
  await press('SMS認証');
  expect(screen.getByRole('dialog', { name: 'SMSコードを送信しますか？' }).textContent).toContain('09012345678');
  await press('送信する');
};

afterEach(() => void jest.restoreAllMocks());

describe('personal information', () => {
  it('leads back to the page that needs a verified number', async () => {
    openShop({ '/user/detail': { state: 200, detail: { ...member, end_sms: 1 } } });
    await openPages(
      [{ path: '/change-member', element: <ChangeMemberPage /> }],
      '/change-member?next=%2Ftransfer-point',
    );
    expect(screen.getByRole('link', { name: '元のページへ' }).getAttribute('href')).toBe('/transfer-point');
  });

  it('changes the phone number, sends the other fields unchanged, and confirms the change', async () => {
    const { of } = await open({ '/user/change': { state: 200 } });
    await userEvent.clear(field());
    await userEvent.type(field(), '080-1234-5678');
    await press('変更する');
    await waitFor(() => expect(statuses()).toContain('お客様情報を更新しました。'));
    const { end_sms, pref_name, ...fields } = member;
    expect(of('/user/change')).toEqual([{ ...fields, tel: '08012345678' }]);
  });

  it('shows beside the number why it is refused', async () => {
    await open({ '/user/change': { state: 400, errors: { tel: ['半角数字で入力してください。', 'もう一つ'] } } });
    await press('変更する');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('半角数字で入力してください。')).not.toBeNull();
    expect(screen.queryByText('もう一つ')).toBeNull();
  });

  it('sends no code without a confirmation', async () => {
    const { of } = await open();
    await press('SMS認証');
    await press('キャンセル');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of('/user/send_sms')).toEqual([]);
  });

  it('alerts why no code was sent, and closes the popup', async () => {
    await open({ '/user/send_sms': { state: 400, errors: { user_id: ['ただいまSMSを送信できません。'] } } });
    await askForCode();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ただいまSMSを送信できません。'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows beside the code why it is refused, and sends another', async () => {
    const { of } = await open({
      '/user/send_sms': { state: 200 },
      '/user/check_sms': { state: 400, errors: { sms_code: ['認証コードが違います。'] } },
    });
    await askForCode();
    const code = await screen.findByRole('textbox', { name: '認証コード（6桁）' });
    await userEvent.type(code, '12345678');
    await press('認証する');
    expect(await screen.findByText('認証コードが違います。')).not.toBeNull();
    expect(of('/user/check_sms')).toEqual([{ sms_code: '123456' }]);
    const waiting = screen.getByRole('button', { name: /^再送信（あと\d+秒）$/ });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(waiting);
    expect(of('/user/send_sms')).toHaveLength(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await userEvent.click(await screen.findByRole('button', { name: '再送信する' }));
    await waitFor(() => expect(statuses()).toContainEqual(expect.stringMatching(/^新しいコードを送信しました。/)));
    expect(of('/user/send_sms')).toEqual([{ tel: '09012345678' }, { tel: '09012345678' }]);
  });

  it('accepts a pasted code with spaces and full-width digits', async () => {
    const { of } = await open({ '/user/send_sms': { state: 200 }, '/user/check_sms': { state: 200 } });
    await askForCode();
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: '認証コード（6桁）' });
    expect([code.autocomplete, code.maxLength]).toEqual(['one-time-code', 6]);
    await userEvent.click(code);
    await userEvent.paste('１２３ 456');
    expect(code.value).toBe('123456');
    await press('認証する');
    await waitFor(() => expect(of('/user/check_sms')).toEqual([{ sms_code: '123456' }]));
  });

  it('closes the popup after the verification, confirms it, and locks the number', async () => {
    let end_sms = 0;
    const response = {
      state: 200,
      get detail() {
        return { ...member, end_sms };
      },
    };
    await open({ '/user/detail': response, '/user/send_sms': { state: 200 }, '/user/check_sms': { state: 200 } });
    await askForCode();
    await userEvent.type(await screen.findByRole('textbox', { name: '認証コード（6桁）' }), '123456');
    end_sms = 1;
    await press('認証する');
    await waitFor(() => expect(statuses()).toContain('SMS認証が完了しました。'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('認証済み')).not.toBeNull();
  });

  it('renders in English', async () => {
    await open({}, member, 'en');
    await press('Verify by SMS');
    expect(screen.queryByRole('dialog', { name: 'Send a code by SMS?' })).not.toBeNull();
  });
});
