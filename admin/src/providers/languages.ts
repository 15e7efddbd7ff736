export type Language = 'ja' | 'en';

/** The languages, each named in itself. */
export const LANGUAGES = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

export const languageOf = (locale: string): Language => (locale === 'en' ? 'en' : 'ja');
