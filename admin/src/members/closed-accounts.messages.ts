import { defineMessages } from '../providers/messages';

export const closedAccountsMessages = defineMessages({
  ja: {
    resources: {
      'closed-accounts': {
        name: '退会',
        empty: 'この条件に合う退会はありません。',
        fields: {
          closed_at: '退会日時',
          id: '会員',
          because: '理由',
          points: '失効したポイント',
          coins: '失効したコイン',
          erased: '個人情報',
          next_erasure_at: '次に消去する日時',
          erased_at: 'すべて消去した日時',
        },
      },
    },
    closed_accounts: {
      because: { asked: '本人の手続き', unused: '長期間のご利用なし' },
      erased: { false: '保管期間中のものあり', true: 'すべて消去済み' },
    },
  },
  en: {
    resources: {
      'closed-accounts': {
        name: 'Closed account |||| Closed accounts',
        empty: 'No closed accounts match.',
        fields: {
          closed_at: 'Closed',
          id: 'Member',
          because: 'Why',
          points: 'Points that lapsed',
          coins: 'Coins that lapsed',
          erased: 'Personal data',
          next_erasure_at: 'Next erasure',
          erased_at: 'All erased',
        },
      },
    },
    closed_accounts: {
      because: { asked: 'The member left', unused: 'Unused for a long time' },
      erased: { false: 'Some still in retention', true: 'All erased' },
    },
  },
});
