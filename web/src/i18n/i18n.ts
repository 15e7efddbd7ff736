import i18n from 'i18next';
import { useSyncExternalStore } from 'react';
import { setCookie } from '../browser/cookies';
import { browserLanguages } from '../browser/language';
import { deviceStorage, tabStorage } from '../browser/storage';

export type Language = 'ja' | 'en';

const KEPT = 'language';
const YEAR_SECONDS = 31_536_000;
const ofMode = (mode: string | null): Language => (mode === 'en' ? 'en' : 'ja');

/** Returns the language for a visitor who has chosen none, by the same rule as the shop reads `Accept-Language`. */
const browsersLanguage = (): Language => (/^ja\b/i.test(browserLanguages()[0] ?? 'ja') ? 'ja' : 'en');

/** The shop fills its pages in the chosen language: it sees a cookie, and no other storage of the browser. */
const tellShop = (language: Language): void => setCookie(KEPT, language, YEAR_SECONDS);

const ofChoice = (): Language => {
  const chosen = deviceStorage.getItem(KEPT);
  if (!chosen) return browsersLanguage();
  tellShop(ofMode(chosen));
  return ofMode(chosen);
};

/**
 * The language that a link asks for, as search engines know each page in both: for its tab, unless it was switched there. Else
 * the one that was chosen, else the browser's.
 */
const firstLanguage = (): Language => {
  const ofTab = tabStorage.getItem(KEPT) ?? new URLSearchParams(location.search).get('lang');
  if (ofTab) tabStorage.setItem(KEPT, ofTab);
  return ofTab ? ofMode(ofTab) : ofChoice();
};

i18n.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});
void i18n.init({
  lng: firstLanguage(),
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The language that the shop is read in now. */
export const currentLanguage = (): Language => ofMode(i18n.language);

/** Switches the language and keeps the choice for the next visit. */
export const switchLanguage = (language: Language): void => {
  deviceStorage.setItem(KEPT, language);
  tabStorage.setItem(KEPT, language);
  tellShop(language);
  void i18n.changeLanguage(language);
};

/** Calls `listener` after every switch. @returns what ends that */
export const onLanguageSwitch = (listener: () => void): (() => void) => {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
};

/** The words of one part of the client, each in both languages. */
export interface Messages<Key extends string> {
  readonly namespace: string;
  readonly keys: readonly Key[];
}

/** Registers the words of one part; a word that is missing in one language does not compile. */
export const defineMessages = <Key extends string>(
  namespace: string,
  words: Record<Language, Record<Key, string>>,
): Messages<Key> => {
  for (const language of ['ja', 'en'] as const) i18n.addResourceBundle(language, namespace, words[language]);
  return { namespace, keys: Object.keys(words.ja) as Key[] };
};

/** A number, and its word for one and for others. */
const COUNTED = /([\d,.]+) \[([^|\]]+)\|([^\]]+)\]/g;

/** Chooses the word that goes with the number before it: `1 [card|cards]`. */
const counted = (text: string): string =>
  text.replace(COUNTED, (_, count: string, one: string, more: string) => `${count} ${count === '1' ? one : more}`);

/** A word in a language; `{{name}}` in it is filled from `values`, and `{{name}} [card|cards]` counts. */
export const wordIn = <Key extends string>(
  lng: Language,
  { namespace: ns }: Messages<Key>,
  key: Key,
  values?: Record<string, string | number>,
): string => counted(i18n.t(key, { ...values, ns, lng }));

/** Looks up words in the current language, as `wordIn` does. */
export const useWords = <Key extends string>(messages: Messages<Key>) => {
  const language = useLanguage();
  return (key: Key, values?: Record<string, string | number>): string => wordIn(language, messages, key, values);
};

/** The language that the shop is read in now; what shows it is drawn anew after a switch. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageSwitch, currentLanguage);
