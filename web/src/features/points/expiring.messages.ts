import { defineMessages } from '../../i18n/i18n';

export const expiringMessages = defineMessages('expiring', {
  ja: {
    title: '有効期限の近いポイント',
    until: '{{day}}に失効',
    points: '{{amount}}P',
    first: '期限の近いポイントから順に使われます。',
    history: 'ポイント履歴を見る',
    none: 'ポイントはまだありません。ポイントを購入すると、パックを引けます。',
    buy: 'ポイントを購入する',
  },
  en: {
    title: 'Points expiring soon',
    until: 'Expire on {{day}}',
    points: '{{amount}}P',
    first: 'Those that expire first are used first.',
    history: 'See your points history',
    none: 'You have no points yet. Buy some to draw from a pack.',
    buy: 'Buy points',
  },
});
