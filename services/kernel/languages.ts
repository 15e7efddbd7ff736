/** The two languages of the shop. */
export type Language = 'ja' | 'en';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** `Accept-Language` beginning with `ja`, or absent, is Japanese; everything else English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  acceptLanguage === undefined || acceptLanguage === '' || /^\s*ja/i.test(acceptLanguage) ? 'ja' : 'en';

/** The language that an address or a cookie names; undefined for any other word. */
export const parseLanguage = (word: string | null | undefined): Language | undefined =>
  word === 'ja' || word === 'en' ? word : undefined;
