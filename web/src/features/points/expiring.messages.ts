import { defineMessages } from '../../i18n/i18n';

export const expiringMessages = defineMessages('expiring', {
  ja: {
    title: '有効期限の近いポイント',
    until: '{{day}}に失効',
    points: '{{amount}}P',
    first: '期限の近いポイントから順に使われます。',
    history: 'ポイント履歴を見る',
    none: 'ポイントはまだありません。ポイントがあると、パックを引けます。',
    buy: 'ポイントの購入へ',
  },
  en: {
    title: 'Points that expire next',
    until: 'Expire on {{day}}',
    points: '{{amount}}P',
    first: 'Those that expire first are used first.',
    history: 'See your points history',
    none: 'You have no points yet. You draw packs with points.',
    buy: 'Go to buy points',
  },
});
