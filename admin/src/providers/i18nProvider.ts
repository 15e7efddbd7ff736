import type { I18nProvider } from 'react-admin';
import type { Words } from './messages';
import { store } from './store';
import { translatorOf } from './translator';

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

let language = languageOf(store.getItem('locale', 'ja') ?? 'ja');
// The console has nothing to show before it has words.
let translate = translatorOf(await wordsIn(language));

/** Japanese unless the operator switched. What the server says is shown as it is: it speaks both languages itself. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => translate(key, options),
  changeLocale: async (locale) => {
    const next = languageOf(locale);
    translate = translatorOf(await wordsIn(next));
    language = next;
  },
  getLocale: () => language,
  getLocales: () => LANGUAGES,
};
