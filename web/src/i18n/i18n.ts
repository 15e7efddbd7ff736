import i18n from 'i18next';
import { useSyncExternalStore } from 'react';
import { setCookie } from '../browser/cookies';
import { getBrowserLanguages } from '../browser/language';
import { deviceStorage, tabStorage } from '../browser/storage';

export type Language = 'ja' | 'en';

const KEPT = 'language';
const YEAR_SECONDS = 31_536_000;
const ofMode = (mode: string | null): Language => (mode === 'en' ? 'en' : 'ja');

/** Returns the language for a visitor who has chosen none, by the same rule as the shop reads `Accept-Language`. */
const browsersLanguage = (): Language => (/^ja\b/i.test(getBrowserLanguages()[0] ?? 'ja') ? 'ja' : 'en');

/** Sets the cookie from which the server learns the chosen language when it renders a page. */
const setLanguageCookie = (language: Language): void => setCookie(KEPT, language, YEAR_SECONDS);

const ofChoice = (): Language => {
  const chosen = deviceStorage.getItem(KEPT);
  if (!chosen) return browsersLanguage();
  setLanguageCookie(ofMode(chosen));
  return ofMode(chosen);
};

/**
 * Returns the language of this tab, as switched there or requested by `?lang=`. Otherwise it is the chosen language, or the
 * browser's. Search engines link to each page in both languages.
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

/** Returns the current language. */
export const getLanguage = (): Language => ofMode(i18n.language);

/** Switches the language and keeps the choice for the next visit. */
export const switchLanguage = (language: Language): void => {
  deviceStorage.setItem(KEPT, language);
  tabStorage.setItem(KEPT, language);
  setLanguageCookie(language);
  void i18n.changeLanguage(language);
};

/** Calls `listener` after every switch. @returns a function that unsubscribes */
export const onLanguageSwitch = (listener: () => void): (() => void) => {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
};

/** Texts of one feature of the client, each in both languages. */
export interface Messages<Key extends string> {
  readonly namespace: string;
  readonly keys: readonly Key[];
}

/** Registers the texts of one feature. A text that is missing in one language does not compile. */
export const defineMessages = <Key extends string>(
  namespace: string,
  words: Record<Language, Record<Key, string>>,
): Messages<Key> => {
  for (const language of ['ja', 'en'] as const) i18n.addResourceBundle(language, namespace, words[language]);
  return { namespace, keys: Object.keys(words.ja) as Key[] };
};

/** A number, followed by its singular and plural nouns. */
const COUNTED = /([\d,.]+) \[([^|\]]+)\|([^\]]+)\]/g;

/** Picks singular or plural by the number before it: `1 [card|cards]` becomes `1 card`. */
const counted = (text: string): string =>
  text.replace(COUNTED, (_, count: string, one: string, other: string) => `${count} ${count === '1' ? one : other}`);

/** Returns a text in a language. `values` fill `{{name}}`, and `{{name}} [card|cards]` picks singular or plural. */
export const translate = <Key extends string>(
  lng: Language,
  { namespace: ns }: Messages<Key>,
  key: Key,
  values?: Record<string, string | number>,
): string => counted(i18n.t(key, { ...values, ns, lng }));

/** Returns {@link translate} for the current language and these messages. */
export const useWords = <Key extends string>(messages: Messages<Key>) => {
  const language = useLanguage();
  return (key: Key, values?: Record<string, string | number>): string => translate(language, messages, key, values);
};

/** Returns the current language and re-renders the component after a switch. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageSwitch, getLanguage);
