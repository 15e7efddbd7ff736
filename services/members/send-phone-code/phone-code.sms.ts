import type { Language } from '../../kernel/languages.js';

/** What a phone is sent: the code first, so that it can be read without opening the message. */
export const phoneCodeText = (code: string, language: Language): string =>
  language === 'ja'
    ? `認証コード：${code}（10分間有効）。誰にも教えないでください。お心当たりのない場合は破棄してください。`
    : `Your code: ${code}. Good for 10 minutes. Tell it to nobody. If you did not ask for it, ignore it.`;
