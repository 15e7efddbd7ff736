import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const ANSWERS = { '/user/card_type': { state: 200, list: [] } };

/** The client as a browser begins with it, on a page that came with these answers. */
const begin = async (language: 'ja' | 'en', address = '/') => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify({ language, answers: ANSWERS })}</script>`;
  jest.resetModules();
  return {
    ...(await import('./page-answers')),
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

describe('the answers that came with the page', () => {
  it('are taken once', async () => {
    const { takeAnswer } = await begin('ja');
    expect(takeAnswer('/user/card_type')).toEqual(ANSWERS['/user/card_type']);
    expect(takeAnswer('/user/card_type')).toBeUndefined();
    expect(takeAnswer('/user/banner')).toBeUndefined();
  });

  it('are left where the shop is read in another language', async () => {
    localStorage.setItem('language', 'en');
    const { takeAnswer } = await begin('ja');
    expect(takeAnswer('/user/card_type')).toBeUndefined();
  });

  it('are left when the first view is long past', async () => {
    const { takeAnswer } = await begin('ja');
    jest.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(takeAnswer('/user/card_type')).toBeUndefined();
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

  it('gives way to the language that was chosen, of which the shop is told', async () => {
    browserReads('en-US');
    const { switchLanguage } = await begin('en');
    switchLanguage('ja');
    sessionStorage.clear();
    expect((await begin('ja')).getLanguage()).toBe('ja');
    expect(document.cookie).toContain('language=ja');
  });
});

describe('the language that an address asks for', () => {
  it('is that of its tab, and is not kept for the next visit', async () => {
    const { getLanguage, takeAnswer } = await begin('en', '/?lang=en');
    expect([getLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
    expect(takeAnswer('/user/card_type')).toEqual(ANSWERS['/user/card_type']);
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
