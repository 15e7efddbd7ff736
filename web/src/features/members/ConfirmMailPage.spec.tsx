import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPages, openShop } from '../../api/pages.fixture';
import ConfirmMailPage from './ConfirmMailPage';

const open = async (response: object, language: 'ja' | 'en' = 'ja') => {
  const sent = openShop({ '/user/confirm_mail': response });
  await openPages([{ path: '/confirm-mail', element: <ConfirmMailPage /> }], '/confirm-mail?token=abc-_1', language);
  return { heading: await screen.findByRole('heading', { level: 1 }), sent };
};

describe('the page that the link in the mail leads to', () => {
  it.each([
    ['ja', 'メールアドレスを確認しました', 'トップへ'],
    ['en', 'Your email address is confirmed', 'To the home page'],
  ] as const)('confirms the address once and reports it: %s', async (language, title, button) => {
    const { heading, sent } = await open({ state: 200 }, language);
    expect(heading.textContent).toBe(title);
    expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe('/');
    expect(sent.filter(({ path }) => path === '/user/confirm_mail')).toEqual([
      { path: '/user/confirm_mail', payload: { token: 'abc-_1' } },
    ]);
  });

  it.each([
    ['/buy-product-history?mode=2', '/buy-product-history?mode=2', '元のページへ'],
    ['//evil.example', '/', 'トップへ'],
    ['https://evil.example/my-page', '/', 'トップへ'],
  ])('links to the page that required the log-in if it belongs to the shop: %s', async (next, place, button) => {
    openShop({ '/user/confirm_mail': { state: 200 } });
    const address = `/confirm-mail?token=abc&next=${encodeURIComponent(next)}`;
    await openPages([{ path: '/confirm-mail', element: <ConfirmMailPage /> }], address);
    expect((await screen.findByRole('link', { name: button })).getAttribute('href')).toBe(place);
  });

  it('reports an invalid link, and links to the page that sends another', async () => {
    const { heading } = await open({ state: 400, errors: { token: ['リンクの期限切れです。'] } });
    expect(heading.textContent).toBe('メールアドレスを確認できませんでした');
    expect(screen.getByRole('alert').textContent).toBe('リンクの期限切れです。');
    expect(screen.getByRole('link', { name: 'マイページへ' }).getAttribute('href')).toBe('/my-page');
  });
});
