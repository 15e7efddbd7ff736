import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const RESPONSES = { '/user/card_type': { state: 200, list: [] } };

/** Starts the client on a page that contains these responses. */
const begin = async (language: 'ja' | 'en', address = '/') => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify({ language, answers: RESPONSES })}</script>`;
  jest.resetModules();
  return {
    ...(await import('./page-responses')),
    ...(await import('../i18n/i18n')),
  };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(performance, 'now').mockReturnValue(100);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('responses in the page', () => {
  it('can be taken once', async () => {
    const { takePageResponse } = await begin('ja');
    expect(takePageResponse('/user/card_type')).toEqual(RESPONSES['/user/card_type']);
    expect(takePageResponse('/user/card_type')).toBeUndefined();
    expect(takePageResponse('/user/banner')).toBeUndefined();
  });

  it('stay unused when the current language differs', async () => {
    localStorage.setItem('language', 'en');
    const { takePageResponse } = await begin('ja');
    expect(takePageResponse('/user/card_type')).toBeUndefined();
  });

  it('stay unused after the first view', async () => {
    const { takePageResponse } = await begin('ja');
    jest.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(takePageResponse('/user/card_type')).toBeUndefined();
  });
});

describe('the language of a first visit', () => {
  const browserReads = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it.each([['en-US', 'ja'], ['fr']])('defaults to English when the browser prefers %s', async (...languages) => {
    browserReads(...languages);
    const { getLanguage } = await begin('en');
    expect([getLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  it('defaults to Japanese when the browser prefers Japanese', async () => {
    browserReads('ja-JP', 'en');
    expect((await begin('ja')).getLanguage()).toBe('ja');
  });

  it('gives way to the chosen language, which is also set as a cookie', async () => {
    browserReads('en-US');
    const { switchLanguage } = await begin('en');
    switchLanguage('ja');
    sessionStorage.clear();
    expect((await begin('ja')).getLanguage()).toBe('ja');
    expect(document.cookie).toContain('language=ja');
  });
});

describe('the language in an address', () => {
  it('applies to its tab, and is not kept for the next visit', async () => {
    const { getLanguage, takePageResponse } = await begin('en', '/?lang=en');
    expect([getLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
    expect(takePageResponse('/user/card_type')).toEqual(RESPONSES['/user/card_type']);
    expect(localStorage.getItem('language')).toBeNull();
    expect((await begin('ja', '/pack-list')).getLanguage()).toBe('en');
  });

  it('gives way to a switch', async () => {
    const { switchLanguage } = await begin('en', '/?lang=en');
    switchLanguage('ja');
    expect((await begin('en', '/?lang=en')).getLanguage()).toBe('ja');
    expect(localStorage.getItem('language')).toBe('ja');
  });
});
