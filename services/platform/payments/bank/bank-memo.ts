import type { Bilingual } from '../../../kernel/languages.js';

/** The default text beside a bank transfer, which an owner may replace. */
export const BANK_MEMO: Bilingual = {
  ja: '銀行の3営業日以内（土日・祝日・12月31日〜1月3日を除く）にお振り込みください。平日10:00〜18:00以外のご入金は翌営業日の反映になります。',
  en: 'Transfer within 3 business days of banks (not weekends, holidays, or 31 December to 3 January). Outside weekdays 10:00 to 18:00 it shows on the next business day.',
};
