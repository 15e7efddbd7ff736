import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishOfReactAdmin from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { consoleMessages } from '../messages';
import { japaneseOfReactAdmin } from './japanese';
import { joinWords, type Words } from './messages';
import { store } from './store';

export type Language = 'ja' | 'en';

const LANGUAGES = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

const words = {
  ja: joinWords([japaneseOfReactAdmin as unknown as Words, ...consoleMessages.map(({ ja }) => ja)]),
  en: joinWords([englishOfReactAdmin as unknown as Words, ...consoleMessages.map(({ en }) => en)]),
};

/** The console's words in each of its languages. */
export const allWords: readonly Words[] = [words.ja, words.en];

export const languageOf = (locale: string): Language => (locale === 'en' ? 'en' : 'ja');

/** Japanese unless the operator switched. What the server says is shown as it is: it speaks both languages itself. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => words[languageOf(locale)] as unknown as TranslationMessages,
  languageOf(store.getItem('locale', 'ja') ?? 'ja'),
  LANGUAGES,
  { allowMissing: true },
);
