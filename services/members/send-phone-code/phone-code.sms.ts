import type { Language } from '../../kernel/languages.js';

/** The texts of the message. In Japanese it has 70 characters, of which the last line takes up to 35. */
const WORDS: Record<Language, (code: string) => string> = {
  ja: (code) => `認証コード：${code}（10分間有効）。誰にも教えないでください。`,
  en: (code) => `Your code: ${code}. Good for 10 minutes. Tell it to nobody. If you did not ask for it, ignore it.`,
};

/**
 * Builds the text message. The code comes first, so that it shows in a notification. With the last line, browsers offer the
 * code on pages of this host alone (Origin-bound one-time codes, WICG).
 *
 * @param publicUrl the shop's public address
 */
export const buildPhoneCodeText = (code: string, language: Language, publicUrl: string): string =>
  `${WORDS[language](code)}\n@${new URL(publicUrl).hostname} #${code}`;
