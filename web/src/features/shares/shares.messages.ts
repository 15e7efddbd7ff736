import { defineMessages } from '../../i18n/i18n';

export const sharesMessages = defineMessages('shares', {
  ja: {
    drawnFrom: '「{{pack}}」で当たったカードです。',
    toPack: 'このパックを見る',
    none: 'カードが見つかりません',
    noneText: 'リンクが正しくないか、公開が終了しています。販売中のパックは、トップページからご覧いただけます。',
    toTop: 'トップページへ',
  },
  en: {
    drawnFrom: 'A card drawn from “{{pack}}”.',
    toPack: 'See this pack',
    none: 'No card here',
    noneText: 'The link is incorrect, or the card is no longer shared. You can see the packs on sale on the home page.',
    toTop: 'To the home page',
  },
});
