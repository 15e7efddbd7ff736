import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openShop } from '../api/pages.fixture';
import { queryClient } from '../api/query-client';
import { loadCurrentUser } from '../api/session';
import { switchLanguage } from '../i18n/i18n';
import { keepMailLanguage } from './mail-language';

const shopOf = (is_login: string) =>
  openShop({ '/user/point': { state: 200, detail: { is_login } }, '/user/language': { state: 200 } });

describe('the language of mails', () => {
  beforeEach(() => queryClient.clear());

  it('changes with a member’s switch at once', async () => {
    const sent = shopOf('1');
    await loadCurrentUser();
    switchLanguage('en');
    await keepMailLanguage();
    expect(sent.at(-1)).toEqual({ path: '/user/language', payload: { language: 'en' } });
  });

  it('changes once after the log-in, to a visitor’s last choice', async () => {
    shopOf('0');
    await loadCurrentUser();
    switchLanguage('ja');
    void keepMailLanguage();
    switchLanguage('en');
    void keepMailLanguage();
    const sent = shopOf('1');
    await loadCurrentUser();
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/user/language'));
    expect(sent.filter(({ path }) => path === '/user/language')).toEqual([
      { path: '/user/language', payload: { language: 'en' } },
    ]);
  });
});
