/** The two languages of the shop. */
export type Language = 'ja' | 'en';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** Returns Japanese if `Accept-Language` begins with `ja` or is absent, else English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  acceptLanguage === undefined || acceptLanguage === '' || /^\s*ja/i.test(acceptLanguage) ? 'ja' : 'en';

/** Parses the language in a path or a cookie. Returns undefined for any other word. */
export const parseLanguage = (word: string | null | undefined): Language | undefined =>
  word === 'ja' || word === 'en' ? word : undefined;
