import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import type { Words } from './messages';
import { store } from './store';

export type Language = 'ja' | 'en';

const LANGUAGES = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

/** Each language comes when somebody reads it. */
const wordsIn = async (language: Language): Promise<Words> =>
  (await (language === 'en' ? import('./words.en') : import('./words.ja'))).words;

/** The console's words in each of its languages. */
export const allWords = (): Promise<readonly Words[]> => Promise.all([wordsIn('ja'), wordsIn('en')]);

export const languageOf = (locale: string): Language => (locale === 'en' ? 'en' : 'ja');

const first = languageOf(store.getItem('locale', 'ja') ?? 'ja');
// The console has nothing to show before it has words.
const firstWords = (await wordsIn(first)) as unknown as TranslationMessages;

/** Japanese unless the operator switched. What the server says is shown as it is: it speaks both languages itself. */
export const i18nProvider = polyglotI18nProvider(
  (locale) =>
    languageOf(locale) === first
      ? firstWords
      : (wordsIn(languageOf(locale)) as unknown as Promise<TranslationMessages>),
  first,
  LANGUAGES,
  { allowMissing: true },
);
