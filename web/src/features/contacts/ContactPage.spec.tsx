import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import ContactPage from './ContactPage';

window.scrollTo = () => {};

const open = (query: string, response: object) => {
  const sent = openShop({ '/contact': response });
  return openPages([{ path: '/contact', element: <ContactPage /> }], `/contact${query}`).then(() => sent);
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the contact page', () => {
  it('sends the message with its subject, and shows its number', async () => {
    const sent = await open('?about=parcel&reference=P100042X', { state: 200, number: 'C100001' });
    expect(field('件名').value).toBe('お荷物について（P100042X）');
    await userEvent.type(field('メールアドレス'), 'taro@example.com');
    await userEvent.type(field('お名前'), '太郎');
    await userEvent.type(field('お問い合わせの内容'), 'いつですか');
    await userEvent.click(screen.getByRole('button', { name: '送信する' }));
    expect((await screen.findByRole('status')).textContent).toContain('C100001');
    expect(sent.at(-1)).toEqual({
      path: '/contact',
      payload: {
        mail: 'taro@example.com',
        name: '太郎',
        subject: 'お荷物について（P100042X）',
        body: 'いつですか',
        reference: 'P100042X',
      },
    });
  });

  it('shows the error of each field, keeps the input, and focuses the first invalid field', async () => {
    await open('', {
      state: 400,
      errors: { name: ['お名前を入力してください。'], body: ['内容を入力してください。'] },
    });
    await userEvent.type(field('件名'), '件名');
    await userEvent.click(screen.getByRole('button', { name: '送信する' }));
    await screen.findByText('お名前を入力してください。');
    await screen.findByText('内容を入力してください。');
    await waitFor(() => expect(document.activeElement).toBe(field('お名前')));
    expect(field('件名').value).toBe('件名');
  });
});
