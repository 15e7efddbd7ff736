import { defineMessages } from '../providers/messages';

export const unusedAccountsMessages = defineMessages({
  ja: {
    resources: {
      'unused-accounts': {
        name: '長期未利用',
        empty: '5か月以上ご利用のない会員はいません。',
        fields: {
          id: '会員',
          used_at: '最後のご利用',
          state: '状態',
          told_at: '案内（1回目・2回目）',
          closes_at: '退会の予定',
          held_by: '保留の理由',
          points: '失効するもの',
        },
      },
    },
    unused_accounts: {
      states: {
        untold: '未案内',
        told: '案内済み',
        'told-again': '再案内済み',
        held: '保留中',
        kept: '継続',
      },
      held_by: {
        barred: '利用停止・お休み中',
        owes: '未精算・異議申し立て',
        cards: '未選択のカード',
        parcels: '発送前の荷物',
        payments: 'お支払い待ち',
        transfers: 'ポイント移行中',
      },
      explain_keep:
        'いまご利用があったものとして、この会員の退会を見送ります。今後6か月ご利用がなければ、もう一度案内します。',
    },
  },
  en: {
    resources: {
      'unused-accounts': {
        name: 'Unused account |||| Unused accounts',
        empty: 'No account has been unused for five months.',
        fields: {
          id: 'Member',
          used_at: 'Last used',
          state: 'State',
          told_at: 'Notified (1st, 2nd)',
          closes_at: 'To be closed',
          held_by: 'On hold because of',
          points: 'Will lapse',
        },
      },
    },
    unused_accounts: {
      states: {
        untold: 'Not notified',
        told: 'Notified',
        'told-again': 'Notified again',
        held: 'On hold',
        kept: 'Kept',
      },
      held_by: {
        barred: 'Banned or paused',
        owes: 'Owes, or in dispute',
        cards: 'Undecided cards',
        parcels: 'Unshipped parcels',
        payments: 'Open payments',
        transfers: 'Transfers in progress',
      },
      explain_keep:
        'The account counts as used now and will not be closed. If it is unused for another six months, the member is notified again.',
    },
  },
});
