import type { Bilingual } from '../../kernel/languages.js';

/** Tells the operator that an interrupted import continues in the background. */
export const BROKEN_OFF: Bilingual = {
  ja: '途中で中断しました。取り込んだ行はそのまま残り、残りは1分ほどで自動的に再開します。同じファイルをもう一度送っても二重にはなりません。',
  en: 'The import was interrupted. The lines already imported stay, and the rest resumes automatically within a minute or so. Sending the same file again imports nothing twice.',
};
