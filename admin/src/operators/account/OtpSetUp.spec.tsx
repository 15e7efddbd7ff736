import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, show } from '../../console.fixture';
import { OtpSetUp } from './OtpSetUp';

const begun = { uri: 'otpauth://totp/Oripa?secret=ABC', secret: 'ABC' };
const passwordInput = (label: string) => screen.findByLabelText(label, { exact: false, selector: 'input' });

describe('setting up an authenticator', () => {
  it.each([
    ['ja', 'パスワード', '設定を始める'],
    ['en', 'Password', 'Start setup'],
  ] as const)('takes the password first (%s)', async (language, label, begin) => {
    const requests = mockApi({ 'POST session/otp': begun });
    await show(<OtpSetUp replaces={false} onDone={() => undefined} />, '/', language);
    await userEvent.type(await passwordInput(label), 'secret words');
    await userEvent.click(screen.getByRole('button', { name: begin }));
    expect(await screen.findByText('ABC')).toBeTruthy();
    expect(requests.map(({ body }) => body)).toEqual([{ password: 'secret words' }]);
  });

  it('also asks for a code of the present authenticator, and shows errors beside the field', async () => {
    const errors = { password: ['パスワードが正しくありません。'] };
    mockApi({ 'POST session/otp': { status: 400, body: { errors } } });
    await show(<OtpSetUp replaces onDone={() => undefined} />);
    await userEvent.type(await passwordInput('パスワード'), 'wrong');
    await userEvent.type(await passwordInput('今の認証アプリのコード'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '新しい認証アプリに替える' }));
    expect(await screen.findByText('パスワードが正しくありません。')).toBeTruthy();
  });
});
