import type { Bilingual } from '../../kernel/languages.js';

/** The refusal for a member whose balance or cards differ from the event log. */
export const FROZEN: Bilingual = {
  ja: 'お客様のポイントまたはカードの記録を確認しているため、抽選・カードの選択・発送を一時停止しています。未選択のカードは、確認が終わるまでそのまま残ります。お急ぎの場合はお問い合わせください。',
  en: 'We are checking the records of your points or cards, so you cannot draw, choose or have cards shipped for now. Your undecided cards stay as they are until we are done. Please contact us if it is urgent.',
};
