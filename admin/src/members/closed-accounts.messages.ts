import { defineMessages } from '../providers/messages';

export const closedAccountsMessages = defineMessages({
  resources: {
    'closed-accounts': {
      name: ['退会', 'Closed account |||| Closed accounts'],
      empty: ['この条件に合う退会はありません。', 'No closed accounts match.'],
      fields: {
        closed_at: ['退会日時', 'Closed'],
        id: ['会員', 'Member'],
        because: ['理由', 'Why'],
        points: ['失効したポイント', 'Points that lapsed'],
        coins: ['失効したコイン', 'Coins that lapsed'],
        erased: ['個人情報', 'Personal data'],
        next_erasure_at: ['次に消去する日時', 'Next erasure'],
        erased_at: ['すべて消去した日時', 'All erased'],
      },
    },
  },
  closed_accounts: {
    because: {
      asked: ['本人の手続き', 'The member left'],
      unused: ['長期間のご利用なし', 'Unused for a long time'],
    },
    erased: {
      false: ['保管期間中のものあり', 'Some still in retention'],
      true: ['すべて消去済み', 'All erased'],
    },
  },
});
