import { defineMessages } from '../../i18n/i18n';

export const revealMessages = defineMessages('reveal', {
  ja: {
    sound: '音と振動',
    auto: '自動でめくる',
    together: 'まとめてめくる',
    more: 'ほか{{count}}枚は、カード一覧でご覧いただけます。',
    watchAgain: 'もう一度見る',
    toPurchase: '購入の詳細へ',
    toPack: 'このパックを見る',
    signUp: '無料で会員登録する',
    demo: 'デモ：ポイントは使われず、カードは獲得できません',
  },
  en: {
    sound: 'Sound and vibration',
    auto: 'Auto-play',
    together: 'Turn all at once',
    more: 'Another {{count}} [is|are] in the card list.',
    watchAgain: 'Watch again',
    toPurchase: 'To the purchase',
    toPack: 'See this pack',
    signUp: 'Sign up for free',
    demo: 'Demo: no points are spent and no cards are won',
  },
});
