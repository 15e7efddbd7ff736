import type { Bilingual } from '../../kernel/languages.js';

/** The refusal for an operator's own account. */
export const OPERATOR_ACCOUNT: Bilingual = {
  ja: 'このアカウントは運営者ご本人のものとして登録されているため、パックの購入・カードの交換・ポイントの移行はできません。お手元のカードの選択と発送はご利用いただけます。お心当たりがない場合はお問い合わせください。',
  en: 'This account belongs to someone who runs the shop, so it cannot draw, exchange cards or move points. You can still decide on the cards you have and have them shipped. If this is not right, please contact us.',
};
