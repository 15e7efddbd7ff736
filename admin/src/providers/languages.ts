export type Language = 'ja' | 'en';

/** Each language by the name that it gives itself. */
export const LANGUAGES = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

export const languageOf = (locale: string): Language => (locale === 'en' ? 'en' : 'ja');
