import { defineMessages } from '../../i18n/i18n';

export const pointsMessages = defineMessages('points', {
  ja: {
    pointHistory: 'ポイント履歴',
    coinHistory: 'コイン履歴',
    noPointHistory: 'ポイント履歴はありません。',
    noCoinHistory: 'コイン履歴はありません。',
    coins: '{{amount}}コイン',
    points: '{{amount}}P',
    paid: 'お支払い {{yen}}',
  },
  en: {
    pointHistory: 'Points history',
    coinHistory: 'Coin history',
    noPointHistory: 'There is no points history.',
    noCoinHistory: 'There is no coin history.',
    coins: '{{amount}} coins',
    points: '{{amount}}P',
    paid: 'Paid: {{yen}}',
  },
});
