import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { I18nContextProvider, memoryStore, StoreContextProvider, useTranslate } from 'react-admin';
import { LanguageButton } from '../layout/LanguageButton';
import type { Words } from './messages';
import { createShownWords, type ShownWords } from './shownWords';

const WORDS: Readonly<Record<string, Words>> = {
  'ja.frame': { menu: 'メニュー' },
  'en.frame': { menu: 'Menu' },
  'ja.ranks': { ranks: { title: '会員ランク' } },
  'en.ranks': { ranks: { title: 'Member ranks' } },
  'ja.legal': { legal: { title: '規約' } },
  'en.legal': { legal: { title: 'Terms' } },
};

/** Fakes messages that arrive when the test resolves them. The first set is there. */
const openWords = async () => {
  const arrivals = new Map<string, (words: Words) => void>();
  const shown = await createShownWords(
    (set, language) =>
      `${language}.${set}` === 'ja.frame'
        ? Promise.resolve(WORDS['ja.frame']!)
        : new Promise((resolve) => arrivals.set(`${language}.${set}`, resolve)),
    'ja',
  );
  const arrive = (file: string) => arrivals.get(file)!(WORDS[file]!);
  return { shown, arrive, requests: () => [...arrivals.keys()] };
};

describe('lazily loaded messages', () => {
  it('arrive with a page in the current language, once', async () => {
    const { shown, arrive, requests } = await openWords();
    const opened = shown.fetchWords(['ranks']);
    arrive('ja.ranks');
    await opened;
    await shown.fetchWords(['ranks']);
    expect(shown.translate('ranks.title')).toBe('会員ランク');
    expect(shown.translate('menu')).toBe('メニュー');
    expect(requests()).toEqual(['ja.ranks']);
  });

  it('switch language after all sets of opened pages have arrived, and stay unchanged until then', async () => {
    const { shown, arrive } = await openWords();
    const opened = shown.fetchWords(['ranks']);
    arrive('ja.ranks');
    await opened;
    const switched = shown.changeLocale('en');
    arrive('en.frame');
    await setImmediate();
    expect([shown.translate('ranks.title'), shown.translate('menu')]).toEqual(['会員ランク', 'メニュー']);
    arrive('en.ranks');
    await switched;
    expect([shown.getLocale(), shown.translate('ranks.title'), shown.translate('menu')]).toEqual([
      'en',
      'Member ranks',
      'Menu',
    ]);
  });

  it.each([
    ['before', ['ja.legal', 'en.frame', 'en.legal']],
    ['after', ['en.frame', 'en.legal', 'ja.legal']],
  ])('include a page that is opened during a switch and arrives %s it', async (_, files) => {
    const { shown, arrive } = await openWords();
    const switched = shown.changeLocale('en');
    const opened = shown.fetchWords(['legal']);
    const said: string[] = [];
    void opened.then(() => said.push(shown.translate('legal.title')));
    void switched.then(() => said.push(shown.translate('legal.title')));
    for (const file of files) {
      await setImmediate();
      arrive(file);
    }
    await Promise.all([switched, opened]);
    expect(said).toHaveLength(2);
    expect(said).not.toContain('legal.title');
    expect(said.at(-1)).toBe('Terms');
  });

  it('stay after another choice, and after the first again before its messages arrived', async () => {
    const { shown, arrive } = await openWords();
    const switched = shown.changeLocale('en');
    await shown.changeLocale('ja');
    arrive('en.frame');
    await switched;
    expect([shown.getLocale(), shown.translate('menu')]).toEqual(['ja', 'メニュー']);
  });

  it('stay if the other language fails to load, and switch at the next attempt', async () => {
    let isOffline = true;
    const shown = await createShownWords(async (set, language) => {
      if (language === 'en' && isOffline) throw new TypeError('Failed to fetch');
      return WORDS[`${language}.${set}`]!;
    }, 'ja');
    await expect(shown.changeLocale('en')).rejects.toThrow('Failed to fetch');
    expect([shown.getLocale(), shown.translate('menu')]).toEqual(['ja', 'メニュー']);
    isOffline = false;
    await shown.changeLocale('en');
    expect([shown.getLocale(), shown.translate('menu')]).toEqual(['en', 'Menu']);
  });
});

describe('a page whose language is switched while messages are loading', () => {
  afterEach(cleanup);

  const showPage = (shown: ShownWords) => {
    const Title = () => <h1>{useTranslate()('ranks.title')}</h1>;
    const Page = lazy(async () => {
      await shown.fetchWords(['ranks']);
      return { default: Title };
    });
    const seen: string[] = [];
    new MutationObserver(() => seen.push(document.body.textContent ?? '')).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    render(
      <StoreContextProvider value={memoryStore({ locale: 'ja' })}>
        <I18nContextProvider value={shown}>
          <LanguageButton />
          <Suspense fallback="…">
            <Page />
          </Suspense>
        </I18nContextProvider>
      </StoreContextProvider>,
    );
    return seen;
  };

  it('never shows a key', async () => {
    const { shown, arrive } = await openWords();
    const seen = showPage(shown);
    await userEvent.click(await screen.findByRole('button', { name: 'English' }));
    arrive('en.frame');
    await setImmediate();
    arrive('ja.ranks');
    expect(await screen.findByRole('heading', { name: '会員ランク' })).toBeTruthy();
    arrive('en.ranks');
    expect(await screen.findByRole('heading', { name: 'Member ranks' })).toBeTruthy();
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter((text) => text.includes('ranks.title'))).toEqual([]);
  });

  it('ends in the language chosen last', async () => {
    const { shown, arrive } = await openWords();
    showPage(shown);
    arrive('ja.ranks');
    await userEvent.click(await screen.findByRole('button', { name: 'English' }));
    await userEvent.click(screen.getByRole('button', { name: '日本語' }));
    for (const file of ['en.frame', 'en.ranks']) arrive(file);
    await setImmediate();
    expect(await screen.findByRole('button', { name: 'English' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '会員ランク' })).toBeTruthy();
  });
});
